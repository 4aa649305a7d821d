"""What is typed: numbers, formulas and names, good ones and such as nobody expects."""

NUMBERS = (
    *("0", "1", "-1", "0.5", "-0.75", "2,5", "1e-3", "3.14159265358979", "0.044715", "-4", "4"),
    *("1e999", "-1e999", "nan", "inf", "1e-320", "1e308", "-0", "0x10", "1_000", "1e", ".", "-"),
    *("１．５", "−2", "½", "1 000", "1.000,5", "1,000.5", "9" * 400, "0." + "0" * 300 + "1", ""),
    *("١٢٣", "1.5\n", "1e5", "1000", "-1000", "1000.0000001", "4e-6", "²", "1/3", "1e-6"),
)
FORMULAS = (
    *("x*Phi(x)", "k*x", "0.5*x*(1+tanh(c*(x+a*x^3)))", "x", "0", "1e300*x", "-1e300", "0/0"),
    *("1/(x-x)", "sqrt(x)", "exp(exp(x))", "log(x)", "1e5+10*exp(-x*x)", "max(0,x)", "min(x,k)"),
    *("clip(x,-1,1)", "abs(x)^a", "x^x", "x^-1", "1/x", "erf(x)/x", "sign(x)*x", "tanh(1e9*x)"),
    *("", " ", "x*", "((((x))))", "(" * 500 + "x" + ")" * 500, "x" + "+x" * 900, "-" * 700 + "x"),
    *("__import__('os')", "x;y", "Φ(x)", "x·Φ(x)", "𝑥", "x\u200b", "\u202ex", "a" * 3000, "x=1"),
    *("a+b+c+d+e+f+g+h+k+l+m+n", "x**2", "x^9^9^9", "1e999", "nan", "Phi", "x 2", "2x", "é*x"),
)
TEXTS = (
    *NUMBERS[:16],
    *FORMULAS[:8],
    *("gelu", "GELU 中文", "%n {0} &a <b>b</b>", "../..", "a" * 500, "🙂", "\t", " ", "800", "1"),
)
NAMES = (
    *("new.gelu.json", "new", "picture.png", "picture.svg", "data.csv", "report.html", "x.pdf"),
    *("sub/none.gelu.json", "中文", "a" * 250, ".hidden", "a.b.c", "new.gif", "%s%n{}", " lead"),
)
