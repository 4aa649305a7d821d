<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About GELU Desktop</source>
        <translation>关于 GELU Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>See, measure, tune and trust the GELU activation function.</source>
        <translation>观察、测量、调节并信赖 GELU 激活函数。</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行环境</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Export image…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Reset coefficients to &amp;published values</source>
        <translation>系数恢复为公布值(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Fit plots</source>
        <translation>适应图形(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Bring the probe into view</source>
        <translation>将探针移入视野(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About GELU Desktop</source>
        <translation>关于 GELU Desktop(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ApproximationControls</name>
    <message>
        <source>Approximation</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Show its curve</source>
        <translation>显示其曲线</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Bring back the published coefficients</source>
        <translation>恢复公布的系数</translation>
    </message>
    <message>
        <source>{meaning}
Slider: {lower} to {upper}. Published: {published}.</source>
        <translation>{meaning}
滑块范围：{lower} 至 {upper}。公布值：{published}。</translation>
    </message>
    <message>
        <source>Coefficient {name}</source>
        <translation>系数 {name}</translation>
    </message>
</context>
<context>
    <name>Coefficients</name>
    <message>
        <source>How steeply the gate opens at x = 0. √(2/π) = 0.797885 gives the gate the slope of Φ there.</source>
        <translation>门控在 x = 0 处打开的陡峭程度。取 √(2/π) = 0.797885 时，门控在该处的斜率与 Φ 相同。</translation>
    </message>
    <message>
        <source>Weight of the cubic term, which steepens the gate away from x = 0. The published 0.044715 fits Φ almost as well as any value can.</source>
        <translation>三次项的权重，使门控在远离 x = 0 处更陡。公布值 0.044715 对 Φ 的拟合几乎是最好的。</translation>
    </message>
    <message>
        <source>How steeply the gate opens. k = 1 is SiLU; the published 1.702 brings the logistic gate close to Φ.</source>
        <translation>门控打开的陡峭程度。k = 1 即 SiLU；公布值 1.702 使 logistic 门控接近 Φ。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no option {0}. The options are: {1}.</source>
        <translation>没有选项 {0}。可用的选项：{1}。</translation>
    </message>
    <message>
        <source>The argument “{0}” is not expected here.</source>
        <translation>此处不应出现参数“{0}”。</translation>
    </message>
    <message>
        <source>{0} needs a value: {1}.</source>
        <translation>{0} 需要给出值：{1}。</translation>
    </message>
    <message>
        <source>{0} does not accept “{1}”. It accepts: {2}.</source>
        <translation>{0} 不接受“{1}”。可用的值：{2}。</translation>
    </message>
    <message>
        <source>exact GELU</source>
        <translation>精确 GELU</translation>
    </message>
    <message>
        <source>tanh form</source>
        <translation>tanh 形式</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>--x is missing. It gives the inputs.</source>
        <translation>缺少 --x：请用它给出输入值。</translation>
    </message>
    <message>
        <source>--set needs COEFFICIENT=VALUE, not “{0}”.</source>
        <translation>--set 的写法是“系数=值”，而不是“{0}”。</translation>
    </message>
    <message>
        <source>--set takes values from {0} to {1}, not {2}.</source>
        <translation>--set 的值应在 {0} 到 {1} 之间，而不是 {2}。</translation>
    </message>
    <message>
        <source>{0} has no coefficients to set.</source>
        <translation>{0} 没有可设置的系数。</translation>
    </message>
    <message>
        <source>{0} has no coefficient “{1}”. It has: {2}.</source>
        <translation>{0} 没有系数“{1}”。它的系数：{2}。</translation>
    </message>
    <message>
        <source>Standard input is closed.</source>
        <translation>标准输入已关闭。</translation>
    </message>
    <message>
        <source>Standard input has no numbers.</source>
        <translation>标准输入中没有数。</translation>
    </message>
    <message>
        <source>There is no display to open a window on. The commands table, eval, export and self-test need none.</source>
        <translation>没有可用的显示，无法打开窗口。命令 table、eval、export 和 self-test 不需要显示。</translation>
    </message>
    <message>
        <source>The display “{0}” cannot be opened.</source>
        <translation>无法打开显示“{0}”。</translation>
    </message>
    <message>
        <source>A part of the program cannot be loaded: {0}</source>
        <translation>无法加载程序的某个部分：{0}</translation>
    </message>
    <message>
        <source>The library {0} cannot be loaded. On Debian and Ubuntu the package {1} has it.</source>
        <translation>无法加载库 {0}。在 Debian 和 Ubuntu 上，它在软件包 {1} 中。</translation>
    </message>
    <message>
        <source>--all cannot be combined with --panel or --out.</source>
        <translation>--all 不能与 --panel 或 --out 同时使用。</translation>
    </message>
    <message>
        <source>Give --panel and --out for one picture, or --all for all.</source>
        <translation>导出一张图片请给出 --panel 和 --out，导出全部请给出 --all。</translation>
    </message>
    <message>
        <source>--format takes one kind of file for --out.</source>
        <translation>与 --out 一起使用时，--format 只能给出一种格式。</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT in pixels, not “{0}”.</source>
        <translation>--size 的写法是“宽x高”，单位为像素，而不是“{0}”。</translation>
    </message>
    <message>
        <source>Give --scale or --dpi, not both.</source>
        <translation>--scale 和 --dpi 只能给出一个。</translation>
    </message>
    <message>
        <source>{0} takes a number from {1} to {2}.</source>
        <translation>{0} 的值应在 {1} 到 {2} 之间。</translation>
    </message>
    <message>
        <source>--range needs two numbers, the smaller one first, from {0} to {1} and at least {2} apart.</source>
        <translation>--range 需要两个数，小的在前，都在 {0} 到 {1} 之间，且至少相差 {2}。</translation>
    </message>
    <message>
        <source>The folder {0} could not be made: {1}.</source>
        <translation>无法创建文件夹 {0}：{1}。</translation>
    </message>
    <message>
        <source>“{0} COMMAND --help” explains a command.</source>
        <translation>用“{0} COMMAND --help”查看某个命令的说明。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>Usage: {0}</source>
        <translation>用法：{0}</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>The work is done.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>The work failed.</source>
        <translation>未能完成。</translation>
    </message>
    <message>
        <source>The command line was wrong; nothing was done.</source>
        <translation>命令行有误，未做任何事。</translation>
    </message>
    <message>
        <source>There is no display, or a library is missing.</source>
        <translation>没有可用的显示，或缺少某个库。</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>Standard output cannot be written: {0}.</source>
        <translation>无法写入标准输出：{0}。</translation>
    </message>
    <message>
        <source>“{0}” could mean two numbers. Write the decimal mark as a point, and no other marks.</source>
        <translation>“{0}”可能表示两个不同的数。小数点请用句点，不要写其他分隔符。</translation>
    </message>
    <message>
        <source>“{0}” is beyond what a 64-bit number can hold.</source>
        <translation>“{0}”超出了 64 位浮点数的范围。</translation>
    </message>
    <message>
        <source>“{0}” is not a number.</source>
        <translation>“{0}”不是数。</translation>
    </message>
    <message>
        <source>Standard input has more than {0} numbers.</source>
        <translation>标准输入中的数超过 {0} 个。</translation>
    </message>
    <message>
        <source>Checks that failed: {0}.</source>
        <translation>未通过的检查：{0} 项。</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>一切正常。</translation>
    </message>
    <message>
        <source>{0} at 1 is {1}</source>
        <translation>{0} 在 1 处的值为 {1}</translation>
    </message>
    <message>
        <source>language {0}</source>
        <translation>语言 {0}</translation>
    </message>
    <message>
        <source>panel {0}, {1}, {2}</source>
        <translation>面板 {0}，{1}，{2}</translation>
    </message>
    <message>
        <source>picture of {0} as {1}</source>
        <translation>{0} 的图片，格式 {1}</translation>
    </message>
    <message>
        <source>the translations are missing</source>
        <translation>缺少译文</translation>
    </message>
    <message>
        <source>the font is missing</source>
        <translation>缺少字体</translation>
    </message>
    <message>
        <source>nothing was drawn</source>
        <translation>没有绘制任何内容</translation>
    </message>
    <message>
        <source>The language of all texts. The default is that of the environment.</source>
        <translation>所有文字的语言。默认取自环境变量。</translation>
    </message>
    <message>
        <source>Shows this help and exits.</source>
        <translation>显示本帮助并退出。</translation>
    </message>
    <message>
        <source>Shows the version and exits.</source>
        <translation>显示版本并退出。</translation>
    </message>
    <message>
        <source>The form of the output. The default is text. Numbers in CSV and JSON read back exactly; JSON writes the special ones as the strings &quot;inf&quot;, &quot;-inf&quot; and &quot;nan&quot;.</source>
        <translation>输出格式。默认为 text。CSV 和 JSON 中的数读回后与原值逐位相同；JSON 把特殊值写成字符串 &quot;inf&quot;、&quot;-inf&quot; 和 &quot;nan&quot;。</translation>
    </message>
    <message>
        <source>Coefficients that replace the published ones, such as a=0.05. The tanh form has c and a, the sigmoid form has k.</source>
        <translation>用来替换公开系数的值，例如 a=0.05。tanh 形式有 c 和 a，sigmoid 形式有 k。</translation>
    </message>
    <message>
        <source>Opens the window.</source>
        <translation>打开窗口。</translation>
    </message>
    <message>
        <source>GELU Desktop shows, measures and tunes the GELU activation function. Without a command it opens the window. Wherever no other function is named, GELU is the exact one, x·Φ(x).</source>
        <translation>GELU Desktop 用来观察、测量和调节 GELU 激活函数。不带命令时打开窗口。凡未指明其他函数之处，GELU 均指精确形式 x·Φ(x)。</translation>
    </message>
    <message>
        <source>The colours of the window. The default is what was chosen last, at first those of the system.</source>
        <translation>窗口的配色。默认为上次的选择；首次运行时跟随系统。</translation>
    </message>
    <message>
        <source>The language of the window. The default is what was chosen last, at first that of the system.</source>
        <translation>窗口的语言。默认为上次的选择；首次运行时跟随系统。</translation>
    </message>
    <message>
        <source>Prints exact GELU, its tanh form, the error of that form, and ReLU.</source>
        <translation>输出精确 GELU、tanh 形式、该形式的误差以及 ReLU。</translation>
    </message>
    <message>
        <source>The error is the tanh form minus exact GELU. The tanh form has its published coefficients, c = √(2/π) and a = 0.044715.</source>
        <translation>误差等于 tanh 形式减去精确 GELU。tanh 形式采用公开的系数 c = √(2/π) 和 a = 0.044715。</translation>
    </message>
    <message>
        <source>The inputs. The default is −3, −1, −0.5, 0, 0.5, 1 and 3. A single hyphen reads them from standard input.</source>
        <translation>输入值。默认为 −3、−1、−0.5、0、0.5、1 和 3。只写一个连字符表示从标准输入读取。</translation>
    </message>
    <message>
        <source>Evaluates a function or one of its derivatives.</source>
        <translation>计算某个函数或其导数的值。</translation>
    </message>
    <message>
        <source>Values are computed in 64-bit floating point and are accurate in the far tails too.</source>
        <translation>以 64 位浮点数计算，在远离原点的尾部同样精确。</translation>
    </message>
    <message>
        <source>The inputs, inf, -inf and nan among them. A single hyphen reads them from standard input, separated by white space or commas. There is no default.</source>
        <translation>输入值，也可以是 inf、-inf 和 nan。只写一个连字符表示从标准输入读取，数与数之间用空白或逗号分隔。没有默认值。</translation>
    </message>
    <message>
        <source>The function. The default is gelu, the exact one. The tanh form is called gelu_tanh, the sigmoid form gelu_sigmoid; --list names them all.</source>
        <translation>函数。默认为 gelu，即精确形式。tanh 形式名为 gelu_tanh，sigmoid 形式名为 gelu_sigmoid；用 --list 列出全部。</translation>
    </message>
    <message>
        <source>0 is the value, 1 the slope, 2 the second derivative. The default is 0.</source>
        <translation>0 为函数值，1 为斜率，2 为二阶导数。默认为 0。</translation>
    </message>
    <message>
        <source>Lists every function with its coefficients and their published values, and exits.</source>
        <translation>列出所有函数及其系数的公开值并退出。</translation>
    </message>
    <message>
        <source>Instead of --scale: the resolution in dots per inch, from 24 to 1536. A scale of 1 is 96 dpi.</source>
        <translation>代替 --scale：以每英寸点数表示的分辨率，范围为 24 到 1536。倍数 1 相当于 96 dpi。</translation>
    </message>
    <message>
        <source>Writes a picture of a panel, or of all of them.</source>
        <translation>把一个或全部面板写成图片。</translation>
    </message>
    <message>
        <source>It needs no display. A file that exists is kept unless --force is given; a file is replaced only when the new one is complete.</source>
        <translation>不需要显示。除非给出 --force，否则保留已有的文件；新文件写完之后才会替换旧文件。</translation>
    </message>
    <message>
        <source>The panel, such as curve, derivative, error, ffn or formula.</source>
        <translation>面板，例如 curve、derivative、error、ffn 或 formula。</translation>
    </message>
    <message>
        <source>The file to write for --panel.</source>
        <translation>--panel 所写的文件。</translation>
    </message>
    <message>
        <source>Writes every panel into this folder, each under its own name. The folder is made if only its last part is missing.</source>
        <translation>把所有面板写入此文件夹，各用自己的名称。若仅缺少路径的最后一级，则会创建它。</translation>
    </message>
    <message>
        <source>The kind of file; --all takes several. The default is what the ending of FILE says, else png.</source>
        <translation>文件格式；与 --all 一起可给出多种。默认由 FILE 的扩展名决定，否则为 png。</translation>
    </message>
    <message>
        <source>Width and height in pixels, from 1x1 to 16384 a side and 100 million in all. The default is the panel&apos;s own size.</source>
        <translation>宽和高，单位为像素；最小 1x1，每边最多 16384，总数不超过一亿。默认为面板自身的尺寸。</translation>
    </message>
    <message>
        <source>Draws lines and text S times as large, from 0.25 to 16; the size stays. The default is 1.</source>
        <translation>把线条和文字放大 S 倍，范围为 0.25 到 16，图片尺寸不变。默认为 1。</translation>
    </message>
    <message>
        <source>The colours; paper is for print and tells curves apart by dashes too. The default is light.</source>
        <translation>配色；paper 用于印刷，同时以虚线样式区分曲线。默认为 light。</translation>
    </message>
    <message>
        <source>Where the probe stands. The default is 1.</source>
        <translation>探针的位置。默认为 1。</translation>
    </message>
    <message>
        <source>The visible range of x. The default is −4 to 4.</source>
        <translation>x 的可见范围。默认为 −4 到 4。</translation>
    </message>
    <message>
        <source>The activations shown. The default is gelu, relu and silu.</source>
        <translation>显示的激活函数。默认为 gelu、relu 和 silu。</translation>
    </message>
    <message>
        <source>The approximation shown and measured. The default is gelu_tanh.</source>
        <translation>显示并测量的近似。默认为 gelu_tanh。</translation>
    </message>
    <message>
        <source>Replaces files that exist.</source>
        <translation>替换已有的文件。</translation>
    </message>
    <message>
        <source>Checks that the program is complete and works.</source>
        <translation>检查程序是否完整、能否正常工作。</translation>
    </message>
    <message>
        <source>It compares a known value of every function, builds every panel in each language and theme without a display, and exports a picture of each in every format.</source>
        <translation>对每个函数核对一个已知值，在不需要显示的情况下以每种语言和主题构建所有面板，并以每种格式导出各面板的图片。</translation>
    </message>
    <message>
        <source>“{0}” is not a command. The commands are: {1}.</source>
        <translation>“{0}”不是命令。可用的命令：{1}。</translation>
    </message>
</context>
<context>
    <name>CurvePanel</name>
    <message>
        <source>gate Φ(x)</source>
        <translation>门控 Φ(x)</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Copied: {panel}, {width} × {height} pixels</source>
        <translation>已复制：{panel}，{width} × {height} 像素</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Export image of this panel…</source>
        <translation>导出此面板的图片…</translation>
    </message>
    <message>
        <source>Float or dock this panel</source>
        <translation>浮动或停靠此面板</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>关闭此面板</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>{approximation} − {exact}</source>
        <translation>{approximation} − {exact}</translation>
    </message>
    <message>
        <source>max |error| {value} at x = {place} on [{low}, {high}]</source>
        <translation>最大 |误差| {value}，位于 x = {place}，区间 [{low}, {high}]</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A picture is at least 1 pixel wide and 1 pixel high.</source>
        <translation>图片的宽和高至少为 1 像素。</translation>
    </message>
    <message>
        <source>{0} × {1} pixels are too many: at most {2} a side and {3} in all.</source>
        <translation>{0} × {1} 像素过大：每边最多 {2} 像素，总数不超过 {3} 像素。</translation>
    </message>
    <message>
        <source>The ending of {0} is not that of {1}.</source>
        <translation>{0} 的扩展名与格式 {1} 不符。</translation>
    </message>
    <message>
        <source>There is not enough memory for this size.</source>
        <translation>内存不足，无法生成这种尺寸的图片。</translation>
    </message>
    <message>
        <source>The picture could not be encoded.</source>
        <translation>无法编码图片。</translation>
    </message>
    <message>
        <source>The folder {0} does not exist.</source>
        <translation>文件夹 {0} 不存在。</translation>
    </message>
    <message>
        <source>{0} is not a folder.</source>
        <translation>{0} 不是文件夹。</translation>
    </message>
    <message>
        <source>The folder {0} is read-only.</source>
        <translation>文件夹 {0} 是只读的。</translation>
    </message>
    <message>
        <source>{0} is a folder; give the name of a file.</source>
        <translation>{0} 是文件夹；请给出文件名。</translation>
    </message>
    <message>
        <source>{0} is not an ordinary file.</source>
        <translation>{0} 不是普通文件。</translation>
    </message>
    <message>
        <source>The file {0} is read-only.</source>
        <translation>文件 {0} 是只读的。</translation>
    </message>
    <message>
        <source>The file {0} exists already; --force replaces it.</source>
        <translation>文件 {0} 已存在；用 --force 可替换它。</translation>
    </message>
    <message>
        <source>The file {0} could not be written: {1}.</source>
        <translation>无法写入文件 {0}：{1}。</translation>
    </message>
    <message>
        <source>it is incomplete</source>
        <translation>文件不完整</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export image</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Paper, for print</source>
        <translation>纸张，用于印刷</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Double, for sharp screens</source>
        <translation>两倍，用于高分辨率屏幕</translation>
    </message>
    <message>
        <source>Slide, 1920 × 1080</source>
        <translation>幻灯片，1920 × 1080</translation>
    </message>
    <message>
        <source>All panels, one file each</source>
        <translation>所有面板，各一个文件</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>Scale of lines and text</source>
        <translation>线条和文字的倍数</translation>
    </message>
    <message>
        <source>How much larger lines and text are drawn</source>
        <translation>线条和文字放大的倍数</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>Pi&amp;xels</source>
        <translation>像素(&amp;X)</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>倍数(&amp;L)</translation>
    </message>
    <message>
        <source>{0} dpi</source>
        <translation>{0} dpi</translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation>已导出：{0}</translation>
    </message>
</context>
<context>
    <name>Expression</name>
    <message>
        <source>The formula is longer than {limit} characters.</source>
        <translation>公式超过 {limit} 个字符。</translation>
    </message>
    <message>
        <source>An operation is missing here: write 2*x and a*(x+1), not 2x.</source>
        <translation>此处缺少运算符：请写 2*x 和 a*(x+1)，不要写 2x。</translation>
    </message>
    <message>
        <source>{name} is a function: write {name}(…).</source>
        <translation>{name} 是函数：请写 {name}(…)。</translation>
    </message>
    <message>
        <source>Arguments of {name}: {arity} expected, {given} given.</source>
        <translation>{name} 的参数：需要 {arity} 个，给出了 {given} 个。</translation>
    </message>
    <message>
        <source>This parenthesis is never closed.</source>
        <translation>这个括号没有闭合。</translation>
    </message>
    <message>
        <source>The formula is nested more than {limit} deep.</source>
        <translation>公式嵌套超过 {limit} 层。</translation>
    </message>
    <message>
        <source>The formula has more than {limit} parts.</source>
        <translation>公式超过 {limit} 个部分。</translation>
    </message>
    <message>
        <source>This parenthesis was never opened.</source>
        <translation>这个括号没有对应的左括号。</translation>
    </message>
    <message>
        <source>A comma stands only between the arguments of a function; the decimal mark is a point.</source>
        <translation>逗号只能用在函数的参数之间；小数点请用句点。</translation>
    </message>
    <message>
        <source>The formula is empty.</source>
        <translation>公式为空。</translation>
    </message>
    <message>
        <source>The formula ends too early.</source>
        <translation>公式没有写完。</translation>
    </message>
    <message>
        <source>A number, a name or a function is expected before “{found}”.</source>
        <translation>“{found}”之前应有数、名称或函数。</translation>
    </message>
    <message>
        <source>The number {number} is too large.</source>
        <translation>数 {number} 太大。</translation>
    </message>
    <message>
        <source>There is no function {name}. There are: {known}.</source>
        <translation>没有函数 {name}。可用的有：{known}。</translation>
    </message>
    <message>
        <source>{name} is not a name. The variable is x; a coefficient is one letter, such as a or c_1.</source>
        <translation>{name} 不是有效名称。变量是 x；系数是一个字母，如 a 或 c_1。</translation>
    </message>
    <message>
        <source>“{found}” has no meaning in a formula.</source>
        <translation>“{found}”在公式中没有意义。</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详细信息(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>A part of GELU Desktop failed</source>
        <translation>GELU Desktop 的一部分出现了故障</translation>
    </message>
    <message>
        <source>Your work is kept, and you can go on. If a panel looks wrong, close and reopen it; if this happens again, quit and start the program anew. The report helps to find the cause: nothing is sent unless you send it.</source>
        <translation>您的工作没有丢失，可以继续。如果某个面板显示异常，请关闭后重新打开；如果再次发生，请退出并重新启动程序。报告有助于查找原因：除非您自己发送，否则不会发送任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>It happened %n time(s).</source>
        <translation>
            <numerusform>已发生 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>FfnPanel</name>
    <message>
        <source>Input token x</source>
        <translation>输入 token x</translation>
    </message>
    <message>
        <source>Pre-activations z = xW₁ + b₁</source>
        <translation>预激活 z = xW₁ + b₁</translation>
    </message>
    <message>
        <source>mean {mean}, std {std}</source>
        <translation>均值 {mean}，标准差 {std}</translation>
    </message>
    <message>
        <source>After the activation</source>
        <translation>激活之后</translation>
    </message>
    <message>
        <source>zero {zero}, near zero {near}</source>
        <translation>零 {zero}，近零 {near}</translation>
    </message>
    <message>
        <source>Output y</source>
        <translation>输出 y</translation>
    </message>
    <message>
        <source>Feed-forward block</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <source>Drag the bars of the input token. Near zero: magnitude below {limit}.</source>
        <translation>拖动输入 token 的柱条。近零：绝对值小于 {limit}。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>with</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入维度</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐层宽度</translation>
    </message>
    <message>
        <source>Standard deviation of a pre-activation for an input of unit root mean square</source>
        <translation>输入均方根为 1 时预激活的标准差</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>尺度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>New weights</source>
        <translation>新权重</translation>
    </message>
    <message>
        <source>Draw other weights: the next seed</source>
        <translation>用下一个种子重新抽取权重</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Export image</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>{0} pictures (*.{1})</source>
        <translation>{0} 图片 (*.{1})</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>存放图片的文件夹</translation>
    </message>
    <message>
        <source>These files exist already. Replace them?</source>
        <translation>这些文件已存在。要替换它们吗？</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>FormulaPanel</name>
    <message>
        <source>GELU of x equals x times Phi of x, which is half of x times 1 plus erf of x over the root of 2</source>
        <translation>GELU(x) 等于 x 乘以 Φ(x)，即 x 的一半乘以 1 加 erf(x 除以根号 2)</translation>
    </message>
    <message>
        <source>GELU of {x} equals {x} times {gate}, which is {value}</source>
        <translation>GELU({x}) 等于 {x} 乘以 {gate}，即 {value}</translation>
    </message>
    <message>
        <source>score x</source>
        <translation>得分 x</translation>
    </message>
    <message>
        <source>gate Φ(x)</source>
        <translation>门控 Φ(x)</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Less than {share} of a standard normal lies below {x}, so almost none of the score passes.</source>
        <translation>标准正态分布中小于 {x} 的部分不足 {share}，得分几乎完全被挡住。</translation>
    </message>
    <message>
        <source>More than {share} of a standard normal lies below {x}, so almost all of the score passes.</source>
        <translation>标准正态分布中小于 {x} 的部分超过 {share}，得分几乎全部通过。</translation>
    </message>
    <message>
        <source>{share} of a standard normal lies below {x}, so {share} of the score passes.</source>
        <translation>标准正态分布中有 {share} 小于 {x}，因此得分的 {share} 得以通过。</translation>
    </message>
    <message>
        <source>The slope of GELU is Phi of x plus x times the density phi of x</source>
        <translation>GELU 的斜率等于 Φ(x) 加上 x 乘以密度 φ(x)</translation>
    </message>
    <message>
        <source>The slope at {x} is {gate} plus {rise}, which is {slope}</source>
        <translation>{x} 处的斜率等于 {gate} 加 {rise}，即 {slope}</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>导数</translation>
    </message>
    <message>
        <source>curvature</source>
        <translation>二阶导数</translation>
    </message>
    <message>
        <source>The curvature of GELU is 2 minus x squared, times the density phi of x</source>
        <translation>GELU 的二阶导数等于 2 减 x 的平方，再乘以密度 φ(x)</translation>
    </message>
    <message>
        <source>The curvature at {x} is {factor} times {density}, which is {curvature}</source>
        <translation>{x} 处的二阶导数等于 {factor} 乘以 {density}，即 {curvature}</translation>
    </message>
    <message>
        <source>GELU of {x} is about {value}, which is {exact} with an error of {error}</source>
        <translation>GELU({x}) 约等于 {value}，即精确值 {exact} 加误差 {error}</translation>
    </message>
    <message>
        <source>approximation</source>
        <translation>近似值</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Approximation: {form}</source>
        <translation>近似：{form}</translation>
    </message>
    <message>
        <source>GELU ({form})</source>
        <translation>GELU（{form}）</translation>
    </message>
    <message>
        <source>{width} numbers in, {hidden} hidden units, {width} numbers out</source>
        <translation>输入 {width} 个数，{hidden} 个隐藏单元，输出 {width} 个数</translation>
    </message>
    <message>
        <source>{function} acts on each hidden unit by itself.</source>
        <translation>{function} 分别作用于每个隐藏单元。</translation>
    </message>
    <message>
        <source>Feed-forward block</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <source>Phi of x is the integral of the density phi up to x</source>
        <translation>Φ(x) 是密度 φ 从负无穷到 x 的积分</translation>
    </message>
    <message>
        <source>The density phi of x is e to minus half of x squared, over the root of 2 pi</source>
        <translation>密度 φ(x) 等于 e 的负二分之 x 平方次幂除以根号 2π</translation>
    </message>
    <message>
        <source>Standard normal distribution</source>
        <translation>标准正态分布</translation>
    </message>
    <message>
        <source>Formulas with the numbers at x</source>
        <translation>代入当前 x 的公式</translation>
    </message>
</context>
<context>
    <name>Functions</name>
    <message>
        <source>GELU</source>
        <translation>GELU</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>SiLU</source>
        <translation>SiLU</translation>
    </message>
    <message>
        <source>Sigmoid</source>
        <translation>Sigmoid</translation>
    </message>
    <message>
        <source>tanh</source>
        <translation>tanh</translation>
    </message>
    <message>
        <source>tanh form</source>
        <translation>tanh 形式</translation>
    </message>
    <message>
        <source>sigmoid form</source>
        <translation>sigmoid 形式</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Values at the probe</source>
        <translation>探针处的数值</translation>
    </message>
    <message>
        <source>x {x}     GELU {value}     slope {slope}     gate Φ(x) {gate}</source>
        <translation>x {x}     GELU {value}     斜率 {slope}     门控 Φ(x) {gate}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>This must be a whole number. {kept} was kept.</source>
        <translation>这里必须是整数。已保留 {kept}。</translation>
    </message>
    <message>
        <source>{text} is out of range: enter {lower} to {upper}. {kept} was kept.</source>
        <translation>{text} 超出范围：请输入 {lower} 至 {upper}。已保留 {kept}。</translation>
    </message>
    <message>
        <source>Nothing was entered. {kept} was kept.</source>
        <translation>没有输入内容。已保留 {kept}。</translation>
    </message>
    <message>
        <source>“{text}” is not a number. {kept} was kept.</source>
        <translation>“{text}”不是数字。已保留 {kept}。</translation>
    </message>
    <message>
        <source>“{text}” could mean two numbers: use a point for decimals and no thousands separator. {kept} was kept.</source>
        <translation>“{text}”有两种读法：请用点作小数点，不要写千位分隔符。已保留 {kept}。</translation>
    </message>
    <message>
        <source>“{text}” is beyond what can be calculated. {kept} was kept.</source>
        <translation>“{text}”超出可计算的范围。已保留 {kept}。</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Controls</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Derivatives</source>
        <translation>导数</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>FFN simulator</source>
        <translation>FFN 模拟器</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>{title}, probe at x = {x}</source>
        <translation>{title}，探针位于 x = {x}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>ProbeControls</name>
    <message>
        <source>Input x</source>
        <translation>输入 x</translation>
    </message>
    <message>
        <source>The input x at which everything is read. The slider covers the visible range; −1000 to 1000 may be typed.</source>
        <translation>所有读数都取自输入 x 处。滑块覆盖可见范围；也可以键入 −1000 至 1000 之间的数。</translation>
    </message>
    <message>
        <source>Lower end of the x range</source>
        <translation>x 范围的下限</translation>
    </message>
    <message>
        <source>Upper end of the x range</source>
        <translation>x 范围的上限</translation>
    </message>
    <message>
        <source>x range</source>
        <translation>x 范围</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Show −{half} to {half}</source>
        <translation>显示 −{half} 至 {half}</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end. {kept} was kept.</source>
        <translation>下限必须小于上限。已保留 {kept}。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Drag in a plot</source>
        <translation>在图中拖动</translation>
    </message>
    <message>
        <source>move the probe</source>
        <translation>移动探针</translation>
    </message>
    <message>
        <source>Right button, or Shift and drag</source>
        <translation>右键拖动，或按住 Shift 拖动</translation>
    </message>
    <message>
        <source>move the plot</source>
        <translation>平移图形</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>zoom along x</source>
        <translation>沿 x 轴缩放</translation>
    </message>
    <message>
        <source>Ctrl and wheel</source>
        <translation>Ctrl 加滚轮</translation>
    </message>
    <message>
        <source>zoom along y</source>
        <translation>沿 y 轴缩放</translation>
    </message>
    <message>
        <source>Shift and wheel, arrow keys</source>
        <translation>Shift 加滚轮，或方向键</translation>
    </message>
    <message>
        <source>move the probe by a small step</source>
        <translation>小步移动探针</translation>
    </message>
    <message>
        <source>Shift or Ctrl and arrow keys</source>
        <translation>Shift 或 Ctrl 加方向键</translation>
    </message>
    <message>
        <source>move the probe by a large step</source>
        <translation>大步移动探针</translation>
    </message>
    <message>
        <source>Double click in a plot</source>
        <translation>在图中双击</translation>
    </message>
    <message>
        <source>show all of it again</source>
        <translation>恢复完整视图</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>ShownControls</name>
    <message>
        <source>Tangent at x</source>
        <translation>x 处的切线</translation>
    </message>
    <message>
        <source>Gate Φ(x)</source>
        <translation>门控 Φ(x)</translation>
    </message>
    <message>
        <source>Second derivative</source>
        <translation>二阶导数</translation>
    </message>
    <message>
        <source>Functions shown</source>
        <translation>显示的函数</translation>
    </message>
    <message>
        <source>Also shown</source>
        <translation>同时显示</translation>
    </message>
</context>
<context>
    <name>SliderField</name>
    <message>
        <source>Reset {name} to {value}</source>
        <translation>将 {name} 重置为 {value}</translation>
    </message>
</context>
</TS>
