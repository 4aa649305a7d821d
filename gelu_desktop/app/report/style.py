"""How a report looks: light, and readable on paper."""

STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 64rem;
  color: #1c1e21; background: #fff;
  font: 15px/1.55 system-ui, "Noto Sans", "Noto Sans CJK SC", "Noto Sans SC", "PingFang SC",
    "Microsoft YaHei", sans-serif;
  font-variant-numeric: tabular-nums;
}
header { border-bottom: 2px solid #1c1e21; margin-bottom: 2rem; }
header p { color: #5c6268; margin: 0 0 0.8rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; margin: 0 0 0.2rem; }
h2 { font-size: 1.25rem; margin: 2.6rem 0 0.8rem; }
figure { margin: 0.8rem 0 1.2rem; }
img { display: block; width: 100%; height: auto; border: 1px solid #e3e5e8; }
table { border-collapse: collapse; max-width: 100%; margin: 0 0 1.6rem; font-size: 0.875rem; }
caption { text-align: left; font-weight: 600; padding: 0 0 0.3rem; }
th, td { padding: 0.28rem 1.5rem 0.28rem 0; text-align: left; vertical-align: top; }
tbody th { font-weight: 400; }
thead th { font-weight: 600; color: #5c6268; border-bottom: 1px solid #8d949b; }
tbody tr { border-bottom: 1px solid #eceef0; }
.number { text-align: right; white-space: nowrap; }
.figures th, .figures td { padding-right: 1.1rem; }
.figures.wide { font-size: 0.8125rem; }
.figures.wide th, .figures.wide td { padding-right: 0.7rem; }
.figures.wide tbody th, .figures.wide td { white-space: nowrap; }
.functions { width: 100%; }
.functions th { white-space: nowrap; }
.pairs th { color: #5c6268; padding-right: 2rem; }
small { color: #5c6268; font-size: inherit; }
code, pre {
  font-family: ui-monospace, "DejaVu Sans Mono", Consolas, monospace; font-size: 0.8125rem;
}
td code { overflow-wrap: anywhere; }
pre {
  padding: 0.7rem 0.9rem; background: #f5f6f7; white-space: pre-wrap; overflow-wrap: anywhere;
}
.word { display: inline-block; text-indent: 0; }
.commands code { display: block; padding-left: 2em; text-indent: -2em; }
.note { color: #5c6268; font-size: 0.875rem; }
summary { cursor: pointer; font-weight: 600; }
@page { margin: 16mm 14mm; }
@media print {
  body { padding: 0; max-width: none; font-size: 10pt; }
  h2 { break-after: avoid; margin-top: 1.6rem; }
  figure, .figures, tr { break-inside: avoid; }
  thead { display: table-header-group; }
  img { border: 0; }
  .figures.wide { font-size: 7.5pt; }
  .figures.wide th, .figures.wide td { padding-right: 0.45rem; }
  pre { background: none; padding: 0; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
"""
