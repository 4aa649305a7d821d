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
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;checkpoint…</source>
        <translation>打开检查点(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export image…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;data…</source>
        <translation>导出数据(&amp;D)…</translation>
    </message>
    <message>
        <source>Re&amp;port…</source>
        <translation>报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Export s&amp;weep…</source>
        <translation>导出扫描(&amp;W)…</translation>
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
        <source>Copy &amp;value</source>
        <translation>复制数值(&amp;V)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown table</source>
        <translation>复制为 Markdown 表格(&amp;M)</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX table</source>
        <translation>复制为 LaTeX 表格(&amp;L)</translation>
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
        <source>Plot as t&amp;able…</source>
        <translation>以表格显示图(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Dashed curves</source>
        <translation>虚线区分曲线(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Choose what is shown…</source>
        <translation>选择显示的内容(&amp;C)…</translation>
    </message>
    <message>
        <source>Loc&amp;k panels</source>
        <translation>锁定面板(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save layout as…</source>
        <translation>布局另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Pre&amp;sentation</source>
        <translation>演示模式(&amp;S)</translation>
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
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;About GELU Desktop</source>
        <translation>关于 GELU Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>命令面板(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Refit coefficients</source>
        <translation>重新拟合系数(&amp;R)</translation>
    </message>
    <message>
        <source>Sweep a number &amp;format</source>
        <translation>扫描数值格式(&amp;F)</translation>
    </message>
    <message>
        <source>Signals in a &amp;deep stack</source>
        <translation>深层堆叠中的信号(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Training race</source>
        <translation>训练竞赛(&amp;T)</translation>
    </message>
    <message>
        <source>Draw a random &amp;gate</source>
        <translation>抽取随机门(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Look up a name of GELU</source>
        <translation>查找 GELU 的名称(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Code of the approximation</source>
        <translation>近似的代码(&amp;C)</translation>
    </message>
    <message>
        <source>Pref&amp;erences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>&amp;Your answer</source>
        <translation>您的答案(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>看答案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;I had it</source>
        <translation>答对了(&amp;I)</translation>
    </message>
    <message>
        <source>Count this one as right</source>
        <translation>把这题算作答对</translation>
    </message>
    <message>
        <source>I &amp;did not</source>
        <translation>没答对(&amp;D)</translation>
    </message>
    <message>
        <source>Count this one as wrong</source>
        <translation>把这题算作答错</translation>
    </message>
    <message>
        <source>Did you have it?</source>
        <translation>您答对了吗？</translation>
    </message>
    <message>
        <source>Counted as right.</source>
        <translation>已算作答对。</translation>
    </message>
    <message>
        <source>Counted as wrong.</source>
        <translation>已算作答错。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not right: {given} is too far from the answer; {room} is near enough.</source>
        <translation>不对：{given} 离答案太远，误差在 {room} 以内才算对。</translation>
    </message>
    <message>
        <source>Type a number first, or show the answer.</source>
        <translation>请先输入一个数，或者直接看答案。</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Nothing was graded.</source>
        <translation>“{text}”不是一个数，没有评分。</translation>
    </message>
    <message>
        <source>“{text}” could mean two numbers: use a point for decimals and no thousands separator. Nothing was graded.</source>
        <translation>“{text}”可以理解成两个数：小数请用点，不要用千位分隔符。没有评分。</translation>
    </message>
    <message>
        <source>“{text}” is beyond what can be calculated. Nothing was graded.</source>
        <translation>“{text}”超出了可计算的范围，没有评分。</translation>
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
        <source>Own formula…</source>
        <translation>自定义公式…</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>running mean of x·m</source>
        <translation>x·m 的累计均值</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>抽样次数</translation>
    </message>
    <message>
        <source>x·m at x = {x}</source>
        <translation>x = {x} 处的 x·m</translation>
    </message>
    <message>
        <source>No trial yet.</source>
        <translation>尚未抽样。</translation>
    </message>
    <message>
        <source>After {count} trials, {kept} of which kept x, their mean is {mean}; exactly it is {exact}.</source>
        <translation>抽样 {count} 次，其中 {kept} 次保留了 x，均值为 {mean}；精确值为 {exact}。</translation>
    </message>
    <message>
        <source>After {count} trials, {kept} of which kept x, their mean is {mean}; exactly it is {exact}, which is {apart} standard errors away.</source>
        <translation>抽样 {count} 次，其中 {kept} 次保留了 x，均值为 {mean}；精确值为 {exact}，相差 {apart} 个标准误。</translation>
    </message>
    <message>
        <source>GELU itself is deterministic: it is the mean of x·m, where the random mask m is 1 with the probability Φ(x) = {gate} and else 0. The variance of x·m is x²·Φ(x)·(1 − Φ(x)) = {variance}. Tinted: two standard errors around the mean.</source>
        <translation>GELU 本身是确定性的：它是 x·m 的均值，其中随机掩码 m 以概率 Φ(x) = {gate} 取 1，否则取 0。x·m 的方差为 x²·Φ(x)·(1 − Φ(x)) = {variance}。着色区域：均值上下两个标准误。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>One more trial, up to {most}</source>
        <translation>再抽样一次，最多 {most} 次</translation>
    </message>
    <message>
        <source>Trials up to {most}</source>
        <translation>抽样至 {most} 次</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>No trials, with the same seed</source>
        <translation>清空抽样，种子不变</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>新种子</translation>
    </message>
    <message>
        <source>Other random numbers: the next seed</source>
        <translation>换一组随机数：使用下一个种子</translation>
    </message>
    <message>
        <source>Random gate</source>
        <translation>随机门</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>All {most} trials are drawn; Run draws them anew.</source>
        <translation>已抽满 {most} 次；点击“运行”重新抽样。</translation>
    </message>
    <message>
        <source>each x·m, the mean so far, the exact x·Φ(x), and the standard error of the mean</source>
        <translation>每次的 x·m、截至当时的均值、精确的 x·Φ(x)，以及均值的标准误差</translation>
    </message>
    <message>
        <source>mean of x·m</source>
        <translation>x·m 的均值</translation>
    </message>
    <message>
        <source>trials that kept x</source>
        <translation>保留 x 的次数</translation>
    </message>
    <message>
        <source>variance of x·m</source>
        <translation>x·m 的方差</translation>
    </message>
    <message>
        <source>standard errors apart</source>
        <translation>相差几个标准误差</translation>
    </message>
    <message>
        <source>{count} trials of the random gate at x = {x}, seed {seed}</source>
        <translation>随机门在 x = {x} 处的 {count} 次试验，种子 {seed}</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>Probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>Range of x</source>
        <translation>x 的范围</translation>
    </message>
    <message>
        <source>Range of y</source>
        <translation>y 的范围</translation>
    </message>
    <message>
        <source>Functions shown</source>
        <translation>显示的函数</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>近似</translation>
    </message>
    <message>
        <source>Curve of the approximation</source>
        <translation>近似的曲线</translation>
    </message>
    <message>
        <source>Own formula</source>
        <translation>自定义公式</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>切线</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>Second derivative</source>
        <translation>二阶导数</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>Measure of error</source>
        <translation>误差度量</translation>
    </message>
    <message>
        <source>Magnitude of the error</source>
        <translation>误差的绝对值</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>对数坐标</translation>
    </message>
    <message>
        <source>Approximations compared</source>
        <translation>对比的近似</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Tolerance shown</source>
        <translation>显示容差</translation>
    </message>
    <message>
        <source>Interval measured</source>
        <translation>测量区间</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>舍入方式</translation>
    </message>
    <message>
        <source>Subnormals to zero</source>
        <translation>次正规数归零</translation>
    </message>
    <message>
        <source>Refit: free coefficients</source>
        <translation>重新拟合：自由系数</translation>
    </message>
    <message>
        <source>Refit: target</source>
        <translation>重新拟合：目标</translation>
    </message>
    <message>
        <source>Refit: norm</source>
        <translation>重新拟合：范数</translation>
    </message>
    <message>
        <source>Refit: slope kept</source>
        <translation>重新拟合：保持斜率</translation>
    </message>
    <message>
        <source>FFN: token</source>
        <translation>FFN：token</translation>
    </message>
    <message>
        <source>FFN: hidden units</source>
        <translation>FFN：隐藏单元数</translation>
    </message>
    <message>
        <source>FFN: scale</source>
        <translation>FFN：尺度</translation>
    </message>
    <message>
        <source>FFN: seed</source>
        <translation>FFN：种子</translation>
    </message>
    <message>
        <source>FFN: activation</source>
        <translation>FFN：激活函数</translation>
    </message>
    <message>
        <source>FFN: compared with</source>
        <translation>FFN：比较对象</translation>
    </message>
    <message>
        <source>FFN simulator</source>
        <translation>FFN 模拟器</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Training race</source>
        <translation>训练竞赛</translation>
    </message>
    <message>
        <source>Random gate: seed</source>
        <translation>随机门：种子</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示的内容</translation>
    </message>
    <message>
        <source>value</source>
        <translation>函数值</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>the result once</source>
        <translation>只舍入结果</translation>
    </message>
    <message>
        <source>every operation</source>
        <translation>每步舍入</translation>
    </message>
    <message>
        <source>least squares under N(0,1)</source>
        <translation>N(0,1) 下的最小二乘</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>最小二乘</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>{name}, and {count} more</source>
        <translation>{name}，另有 {count} 项</translation>
    </message>
</context>
<context>
    <name>Checkpoint</name>
    <message>
        <source>There is no config.json beside {file}, and weights do not tell their activation: choose it.</source>
        <translation>{file} 旁边没有 config.json，而权重本身看不出激活函数：请自行选择。</translation>
    </message>
    <message>
        <source>The config.json beside {file} cannot be read as JSON: choose the activation.</source>
        <translation>{file} 旁边的 config.json 无法按 JSON 读取：请自行选择激活函数。</translation>
    </message>
    <message>
        <source>The config.json beside {file} names no activation: choose it.</source>
        <translation>{file} 旁边的 config.json 没有写激活函数：请自行选择。</translation>
    </message>
    <message>
        <source>config.json says {key} = {name}, which is no activation known here: choose it.</source>
        <translation>config.json 中写着 {key} = {name}，这里不认识这个激活函数：请自行选择。</translation>
    </message>
    <message>
        <source>config.json says {key} = {name}, which is no activation known here. Did they mean {near}? Choose it.</source>
        <translation>config.json 中写着 {key} = {name}，这里不认识这个激活函数。是否想写 {near}？请自行选择。</translation>
    </message>
    <message>
        <source>config.json says {key} = {name}.</source>
        <translation>config.json 中写着 {key} = {name}。</translation>
    </message>
    <message>
        <source>config.json says {key} = {name}, by which models of type {type} mean {meant}.</source>
        <translation>config.json 中写着 {key} = {name}，在 {type} 类型的模型中它指的是 {meant}。</translation>
    </message>
    <message>
        <source>config.json says {key} = {name}, which is read as {meant}, the tanh form.</source>
        <translation>config.json 中写着 {key} = {name}，按 {meant} 理解，即 tanh 形式。</translation>
    </message>
    <message>
        <source>config.json names no activation; models of type {type} have {meant} built in.</source>
        <translation>config.json 没有写激活函数；{type} 类型的模型内置 {meant}。</translation>
    </message>
    <message>
        <source>config.json says {key} = {name}, but also {others}; the first decides.</source>
        <translation>config.json 中写着 {key} = {name}，但同时又有 {others}；以第一项为准。</translation>
    </message>
    <message>
        <source>{file} has changed since it was opened. Open it once more.</source>
        <translation>{file} 在打开之后被改动过，请重新打开。</translation>
    </message>
    <message>
        <source>Infinite or NaN numbers in {name} ({file}): {count}. With them every output would be lost.</source>
        <translation>{name}（{file}）中为无穷大或 NaN 的数：{count} 个。所有输出都会因此失效。</translation>
    </message>
    <message>
        <source>{file} ends in the middle of {name}.</source>
        <translation>{file} 在 {name} 的中途就结束了。</translation>
    </message>
    <message>
        <source>{what} Nothing was opened; everything is as it was.</source>
        <translation>{what}没有打开任何内容，一切保持原样。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>无法读取 {file}：{reason}。</translation>
    </message>
    <message>
        <source>{file} contains pickled objects. They are not accepted, because unpickling runs whatever code they carry. Save the weights as safetensors or as plain arrays.</source>
        <translation>{file} 含有 pickle 对象。这类文件不予接受，因为反序列化会执行其中夹带的任何代码。请把权重保存为 safetensors 或普通数组。</translation>
    </message>
    <message>
        <source>{file} is not a file but a folder or a device.</source>
        <translation>{file} 不是文件，而是文件夹或设备。</translation>
    </message>
    <message>
        <source>{file} is empty.</source>
        <translation>{file} 是空文件。</translation>
    </message>
    <message>
        <source>{file} is a Git LFS pointer: a few lines of text in place of the weights. Fetch the file itself with git lfs pull.</source>
        <translation>{file} 是 Git LFS 指针：只有几行文字，并不是权重。请用 git lfs pull 取回文件本身。</translation>
    </message>
    <message>
        <source>{file} is a web page, not weights: the download got an error page or a form to sign in.</source>
        <translation>{file} 是网页而不是权重：下载到的是错误页面或登录页面。</translation>
    </message>
    <message>
        <source>{file} is a text in JSON. If it is the index of a model in several files, open the file that has the layer.</source>
        <translation>{file} 是 JSON 文本。如果它是分成多个文件的模型的索引，请打开含有该层的那个文件。</translation>
    </message>
    <message>
        <source>{file} is a {form} file. Only .safetensors and .npz files are read.</source>
        <translation>{file} 是 {form} 文件。只能读取 .safetensors 和 .npz 文件。</translation>
    </message>
    <message>
        <source>{file} is a single array. A feed-forward block has at least two matrices: save them together as .npz.</source>
        <translation>{file} 只有一个数组。前馈块至少有两个矩阵：请把它们一起保存为 .npz。</translation>
    </message>
    <message>
        <source>{file} is neither a safetensors nor an .npz file, whatever its name says.</source>
        <translation>无论文件名怎么写，{file} 既不是 safetensors 文件，也不是 .npz 文件。</translation>
    </message>
    <message>
        <source>The layer {name} has {count} weights; at most {limit} are loaded.</source>
        <translation>层 {name} 有 {count} 个权重，最多只加载 {limit} 个。</translation>
    </message>
    <message>
        <source>The 8-bit weights {name} come with scales of the shape {shape} in {dtype}, which are not understood; without them the weights mean nothing.</source>
        <translation>8 位权重 {name} 附带的缩放系数形状为 {shape}、格式为 {dtype}，无法识别；没有缩放系数，这些权重就没有意义。</translation>
    </message>
    <message>
        <source>{file} is an archive of more than {limit} files.</source>
        <translation>{file} 是一个包含超过 {limit} 个文件的压缩包。</translation>
    </message>
    <message>
        <source>{file} is an archive, but {name} in it is no NumPy array: this is no .npz file.</source>
        <translation>{file} 是压缩包，但其中的 {name} 不是 NumPy 数组：这不是 .npz 文件。</translation>
    </message>
    <message>
        <source>{file} is not unpacked: {name} would grow from {packed} to {unpacked} bytes, which real weights never do.</source>
        <translation>不解压 {file}：{name} 会从 {packed} 字节膨胀到 {unpacked} 字节，真实的权重绝不会这样。</translation>
    </message>
    <message>
        <source>{name} in {file} cannot be read: it is packed in a way that NumPy does not use, or needs a password.</source>
        <translation>无法读取 {file} 中的 {name}：它的压缩方式不是 NumPy 所用的，或者需要密码。</translation>
    </message>
    <message>
        <source>{file} has the name {name} twice.</source>
        <translation>{file} 中的名称 {name} 出现了两次。</translation>
    </message>
    <message>
        <source>The header of the array {name} in {file} is damaged.</source>
        <translation>{file} 中数组 {name} 的文件头已损坏。</translation>
    </message>
    <message>
        <source>The array {name} in {file} has {found} bytes of numbers, but its shape and dtype need {expected}: it is cut off or damaged.</source>
        <translation>{file} 中的数组 {name} 有 {found} 字节的数据，而按其形状和数据类型应有 {expected} 字节：文件被截断或已损坏。</translation>
    </message>
    <message>
        <source>{file} is damaged or cut off: its archive cannot be read.</source>
        <translation>{file} 已损坏或被截断：无法读取这个压缩包。</translation>
    </message>
    <message>
        <source>{file} is cut off: its header tells of {expected} bytes, and {found} are there. The download or copy stopped early.</source>
        <translation>{file} 被截断：文件头声明有 {expected} 字节数据，实际只有 {found} 字节。下载或复制没有完成。</translation>
    </message>
    <message>
        <source>{file} says that its header has {length} bytes, but the whole file has {found}: it is damaged, cut off, or no safetensors file.</source>
        <translation>{file} 声明文件头有 {length} 字节，而整个文件只有 {found} 字节：文件已损坏、被截断，或者不是 safetensors 文件。</translation>
    </message>
    <message>
        <source>{file} has a header of {length} bytes; at most {limit} are read. No real model needs more.</source>
        <translation>{file} 的文件头有 {length} 字节，最多只读取 {limit} 字节。真实的模型用不了这么多。</translation>
    </message>
    <message>
        <source>{file} lists more than {limit} arrays. No real model needs so many.</source>
        <translation>{file} 列出了超过 {limit} 个数组。真实的模型用不了这么多。</translation>
    </message>
    <message>
        <source>The header of {file} is not JSON in UTF-8.</source>
        <translation>{file} 的文件头不是 UTF-8 编码的 JSON。</translation>
    </message>
    <message>
        <source>The header of {file} is nested too deeply.</source>
        <translation>{file} 的文件头嵌套过深。</translation>
    </message>
    <message>
        <source>The header of {file} has the name {name} twice.</source>
        <translation>{file} 的文件头中名称 {name} 出现了两次。</translation>
    </message>
    <message>
        <source>The header of {file} is wrong about {name}: its dtype, shape or place is missing or not possible.</source>
        <translation>{file} 的文件头对 {name} 的描述有误：数据类型、形状或位置缺失，或者不可能成立。</translation>
    </message>
    <message>
        <source>The header of {file} is wrong about {name}: shape {shape} in {dtype} takes {expected} bytes, and {found} are set aside.</source>
        <translation>{file} 的文件头对 {name} 的描述有误：{dtype} 的形状 {shape} 需要 {expected} 字节，而划出的是 {found} 字节。</translation>
    </message>
    <message>
        <source>The header of {file} puts {name} where another array already is.</source>
        <translation>{file} 的文件头把 {name} 放在了另一个数组所在的位置。</translation>
    </message>
    <message>
        <source>{file} has bytes that belong to no array, which the format forbids.</source>
        <translation>{file} 中有不属于任何数组的字节，这是该格式不允许的。</translation>
    </message>
    <message>
        <source>{file} has {count} arrays, but no two that could be a feed-forward block: one matrix of [hidden, width] and one of [width, hidden], in {formats}. It has {found}.</source>
        <translation>{file} 有 {count} 个数组，但没有两个能组成前馈块，即形状为 [hidden, width] 和 [width, hidden]、格式为 {formats} 之一的一对矩阵。其中的格式有 {found}。</translation>
    </message>
    <message>
        <source>{file} has a single array, but a feed-forward block is two at least: one matrix of [hidden, width] and one of [width, hidden], in {formats}. It has {found}.</source>
        <translation>{file} 只有一个数组，而前馈块至少要有两个，即形状为 [hidden, width] 和 [width, hidden]、格式为 {formats} 之一的一对矩阵。其中的格式是 {found}。</translation>
    </message>
    <message>
        <source>{file} has no arrays.</source>
        <translation>{file} 中没有数组。</translation>
    </message>
    <message>
        <source>{file} holds no hidden states: they come as .npy or .npz files.</source>
        <translation>{file} 中没有隐藏状态：隐藏状态应为 .npy 或 .npz 文件。</translation>
    </message>
    <message>
        <source>{file} holds no array of floating-point numbers.</source>
        <translation>{file} 中没有浮点数数组。</translation>
    </message>
    <message>
        <source>{file} holds several arrays ({names}): which are the hidden states? Name it hidden_states.</source>
        <translation>{file} 中有多个数组（{names}）：哪一个是隐藏状态？请把它命名为 hidden_states。</translation>
    </message>
    <message>
        <source>The hidden states in {file} have the shape {shape}; this layer takes tokens of {width} numbers, so the last axis has to be {width}.</source>
        <translation>{file} 中的隐藏状态形状为 {shape}；该层的 token 有 {width} 个数，因此最后一维必须是 {width}。</translation>
    </message>
    <message>
        <source>The hidden states in {file} have the shape {shape}: they hold no token, and nothing can be sent through the layer.</source>
        <translation>{file} 中的隐藏状态形状为 {shape}：其中没有 token，没有可以送入该层的内容。</translation>
    </message>
    <message>
        <source>The hidden states in {file} are stored as {dtype}, not as floating-point numbers.</source>
        <translation>{file} 中的隐藏状态以 {dtype} 存储，不是浮点数。</translation>
    </message>
    <message>
        <source>The hidden states in {file} are {count} numbers; at most {limit} are read.</source>
        <translation>{file} 中的隐藏状态共有 {count} 个数，最多只读取 {limit} 个。</translation>
    </message>
    <message>
        <source>{file} contains pickled objects. They are not accepted, because unpickling runs whatever code they carry. Save the hidden states as a plain array of numbers, .npy or .npz.</source>
        <translation>{file} 含有 pickle 对象。这类文件不予接受，因为反序列化会执行其中夹带的任何代码。请把隐藏状态保存为普通的数值数组，.npy 或 .npz。</translation>
    </message>
    <message>
        <source>{file} is a Git LFS pointer: a few lines of text in place of the hidden states. Fetch the file itself with git lfs pull.</source>
        <translation>{file} 是 Git LFS 指针：只有几行文字，并不是隐藏状态。请用 git lfs pull 取回文件本身。</translation>
    </message>
    <message>
        <source>{file} is a web page, not hidden states: the download got an error page or a form to sign in.</source>
        <translation>{file} 是网页而不是隐藏状态：下载到的是错误页面或登录页面。</translation>
    </message>
    <message>
        <source>The header of {file} is damaged.</source>
        <translation>{file} 的文件头已损坏。</translation>
    </message>
    <message>
        <source>{file} has {found} bytes of numbers, but its shape and dtype need {expected}: it is cut off or damaged.</source>
        <translation>{file} 有 {found} 字节的数据，而按其形状和数据类型应有 {expected} 字节：文件被截断或已损坏。</translation>
    </message>
    <message>
        <source>{file} ends before all its numbers.</source>
        <translation>{file} 在数据读完之前就结束了。</translation>
    </message>
    <message>
        <source>Infinite or NaN numbers in {file}: {count}. With them every output would be lost.</source>
        <translation>{file} 中为无穷大或 NaN 的数：{count} 个。所有输出都会因此失效。</translation>
    </message>
    <message>
        <source>The model {model} was trained with the exact GELU.</source>
        <translation>模型 {model} 训练时使用精确的 GELU。</translation>
    </message>
    <message>
        <source>Its pre-activations have nearly the standard deviation 1 that is commonly assumed, but not the mean 0: four out of five are negative. Of the six layers it is the one whose output changes most when GELU is replaced by ReLU.</source>
        <translation>它的预激活值标准差接近通常假设的 1，均值却不是 0：五分之四为负。六层之中，把 GELU 换成 ReLU 时输出变化最大的就是这一层。</translation>
    </message>
    <message>
        <source>Layer {number} of {count} of {model} ({licence}; package {package}, {package_licence}), its weights rounded to float16, with the hidden states of {tokens} tokens that enter it. They agree with {reference} to {difference}, relative.</source>
        <translation>{model} 的第 {number} 层，共 {count} 层（{licence}；软件包 {package}，{package_licence}），权重舍入到 float16，并附有进入该层的 {tokens} 个 token 的隐藏状态；这些状态与 {reference} 的相对差为 {difference}。</translation>
    </message>
    <message>
        <source>{file} has no block {name}.</source>
        <translation>{file} 中没有名为 {name} 的前馈块。</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>Only numerical integration gives exact GELU; that is costly, and so one approximates.</source>
        <translation>要算精确的 GELU，非做数值积分不可，代价太高，只好近似。</translation>
    </message>
    <message>
        <source>A fraction of two polynomials, {eigen.operations} operations long, is within {eigen.error.max} of it for every x: the size of a rounding in float32.</source>
        <translation>一个由 {eigen.operations} 次运算组成的有理分式，对任何 x 都与它相差不超过 {eigen.error.max}，即 float32 一次舍入的大小。</translation>
    </message>
    <message>
        <source>Nothing is integrated: erf is a short formula in every library. GELU&apos;s authors themselves say that exact versions have become fast enough.</source>
        <translation>什么积分都不用做：各家库中的 erf 都是一个短公式。GELU 的作者自己也说，精确版本已经足够快。</translation>
    </message>
    <message>
        <source>Hendrycks and Gimpel came up with the tanh form.</source>
        <translation>想出 tanh 形式的，是 Hendrycks 和 Gimpel。</translation>
    </message>
    <message>
        <source>The gate of the tanh form is Page&apos;s formula for Φ of {tanh.year}, to {tanh.page.error}; GELU is of {gelu.year}.</source>
        <translation>tanh 形式的门就是 Page 在 {tanh.year} 年给出的 Φ 的公式，相差不过 {tanh.page.error}；GELU 是 {gelu.year} 年的。</translation>
    </message>
    <message>
        <source>Their part was to use it for GELU; for that they cite Choudhury (2014) and thank D. Mishkin. As a formula for Φ it is Page&apos;s.</source>
        <translation>把它用到 GELU 上的是他们，文中引用了 Choudhury (2014)，也感谢了 D. Mishkin。而作为 Φ 的公式，它是 Page 的。</translation>
    </message>
    <message>
        <source>The tanh form is never 0.003 away from GELU.</source>
        <translation>tanh 形式差得再多也不到 0.003。</translation>
    </message>
    <message>
        <source>It is off by {tanh.error.max} at most, at |x| = {tanh.error.at}.</source>
        <translation>误差最大为 {tanh.error.max}，在 |x| = {tanh.error.at} 处。</translation>
    </message>
    <message>
        <source>It is {tanh.error.times} times better than that.</source>
        <translation>实际比这好 {tanh.error.times} 倍。</translation>
    </message>
    <message>
        <source>Neither approximation strays more than 0.003 from GELU.</source>
        <translation>无论哪种近似，偏离 GELU 都不超过 0.003。</translation>
    </message>
    <message>
        <source>The tanh form is off by {tanh.error.max}, the sigmoid form by {sigmoid.error.max}, {sigmoid.tanh.ratio} times as much.</source>
        <translation>tanh 形式的误差为 {tanh.error.max}，sigmoid 形式为 {sigmoid.error.max}，是前者的 {sigmoid.tanh.ratio} 倍。</translation>
    </message>
    <message>
        <source>That holds for the tanh form alone.</source>
        <translation>只有 tanh 形式说到做到。</translation>
    </message>
    <message>
        <source>Unless told otherwise, PyTorch computes the tanh form.</source>
        <translation>PyTorch 里什么参数都不写，算的就是 tanh 形式。</translation>
    </message>
    <message>
        <source>What PyTorch computes without an argument is {torch.default} here: {torch.default.at.minus_1} at −1, where the tanh form is {gelu_tanh.at.minus_1}. The two differ by {tanh.difference.at.minus_1}.</source>
        <translation>PyTorch 不带参数时计算的，在这里叫 {torch.default}：在 −1 处为 {torch.default.at.minus_1}，tanh 形式为 {gelu_tanh.at.minus_1}，相差 {tanh.difference.at.minus_1}。</translation>
    </message>
    <message>
        <source>Without an argument it is approximate=&quot;none&quot;, the exact form. The tanh form is the default in JAX, Flax and keras.ops, the exact one in TensorFlow, ONNX, Paddle, OpenVINO and MLX.</source>
        <translation>不写参数就等于 approximate=&quot;none&quot;，也就是精确形式。默认给 tanh 形式的是 JAX、Flax 和 keras.ops；TensorFlow、ONNX、Paddle、OpenVINO 与 MLX 则给精确形式。</translation>
    </message>
    <message>
        <source>A tanh instruction in place of erf makes GELU far cheaper.</source>
        <translation>erf 换成一条 tanh 指令，GELU 就便宜得多。</translation>
    </message>
    <message>
        <source>In a Python loop, where both come from one C library, the exact form takes {time.loop.exact.tanh} times as long as the tanh form ({time.loop.exact} ns and {time.loop.tanh} ns); on arrays this program&apos;s own exact kernel takes {time.array.exact.tanh} times as long as NumPy&apos;s tanh.</source>
        <translation>在 Python 循环中（两者出自同一个 C 库），精确形式的耗时是 tanh 形式的 {time.loop.exact.tanh} 倍（{time.loop.exact} ns 与 {time.loop.tanh} ns）；对数组而言，本程序的精确内核耗时是 NumPy tanh 的 {time.array.exact.tanh} 倍。</translation>
    </message>
    <message>
        <source>That depends on the hardware. There is no such instruction on x86; on NVIDIA&apos;s graphics processors there is, and how much it saves there cannot be measured here.</source>
        <translation>要看硬件。x86 上没有这种指令；NVIDIA 的 GPU 有，在那里能省多少，这里无从测量。</translation>
    </message>
    <message>
        <source>GELU is its input times the share of a standard normal distribution that lies below that input.</source>
        <translation>GELU 等于输入乘以标准正态分布中低于该输入的比例。</translation>
    </message>
    <message>
        <source>GELU(1) = {gelu.at.1}. From x times the integrated density GELU differs by at most {gelu.product.error} on [−4, 4].</source>
        <translation>GELU(1) = {gelu.at.1}。在 [−4, 4] 上，GELU 与“x 乘以密度积分”最多相差 {gelu.product.error}。</translation>
    </message>
    <message>
        <source>That is the definition.</source>
        <translation>这正是定义。</translation>
    </message>
    <message>
        <source>Φ(x) is a rank from the top: it says among which best per cent a score is.</source>
        <translation>Φ(x) 就是名次：分数排在最前面的百分之几。</translation>
    </message>
    <message>
        <source>Below 2 lies the share {gate.at.2}; above it only {gate.above.2.integrated}.</source>
        <translation>低于 2 的比例是 {gate.at.2}，高于 2 的只有 {gate.above.2.integrated}。</translation>
    </message>
    <message>
        <source>Φ(x) counts from the bottom: it is the share that scores less. What is left above is 1 − Φ(x).</source>
        <translation>Φ(x) 数的是下面：得分更低的占多大比例。想知道上面还剩多少，要算 1 − Φ(x)。</translation>
    </message>
    <message>
        <source>An input of 2 meets a gate open to about 0.977 and comes out as about 1.954.</source>
        <translation>输入 2 时，门开到约 0.977，出来的约是 1.954。</translation>
    </message>
    <message>
        <source>Φ(2) = {gate.at.2}, GELU(2) = {gelu.at.2}.</source>
        <translation>Φ(2) = {gate.at.2}，GELU(2) = {gelu.at.2}。</translation>
    </message>
    <message>
        <source>Right in every digit that is given.</source>
        <translation>给出的每一位都对。</translation>
    </message>
    <message>
        <source>For x = 0 the gate is half open, and yet nothing comes out.</source>
        <translation>零分遇上的是半开的门，出来的却还是零。</translation>
    </message>
    <message>
        <source>Φ(0) = {gate.at.0}, GELU(0) = {gelu.at.0}, GELU′(0) = {gelu.slope.at.0}.</source>
        <translation>Φ(0) = {gate.at.0}，GELU(0) = {gelu.at.0}，GELU′(0) = {gelu.slope.at.0}。</translation>
    </message>
    <message>
        <source>Exactly so. Between 0.4 and 0.6 the gate stays for |x| &lt; {gate.half_open}, where {gate.half_open.share} of N(0, 1) lies.</source>
        <translation>严格如此。|x| &lt; {gate.half_open} 时门值都在 0.4 到 0.6 之间，那里有 N(0, 1) 的 {gate.half_open.share}。</translation>
    </message>
    <message>
        <source>An input of −2 meets a gate open to about 0.023 and comes out as about −0.046.</source>
        <translation>输入 −2 时，门只开到约 0.023，出来的约是 −0.046。</translation>
    </message>
    <message>
        <source>Φ(−2) = {gate.at.minus_2}, GELU(−2) = {gelu.at.minus_2}.</source>
        <translation>Φ(−2) = {gate.at.minus_2}，GELU(−2) = {gelu.at.minus_2}。</translation>
    </message>
    <message>
        <source>Right when rounded to three places.</source>
        <translation>四舍五入到三位小数是对的。</translation>
    </message>
    <message>
        <source>What is negative is pressed towards zero, but enough is left to tell what came in.</source>
        <translation>负输入被压向零，但剩下的信息仍足以辨认原来的输入。</translation>
    </message>
    <message>
        <source>GELU(−2) = {gelu.at.minus_2}; at x = {gelu.twin.of.minus_2} it is {gelu.twin.value} as well.</source>
        <translation>GELU(−2) = {gelu.at.minus_2}；在 x = {gelu.twin.of.minus_2} 处同样是 {gelu.twin.value}。</translation>
    </message>
    <message>
        <source>Small, not zero. But each output between {gelu.minimum.value} and 0 has two inputs, so what came in cannot be told.</source>
        <translation>确实不是零，只是很小。但 {gelu.minimum.value} 与 0 之间的每个输出都对应两个输入，原来的输入无从辨认。</translation>
    </message>
    <message>
        <source>GELU gives the same result every time, although it comes from a mask that is drawn.</source>
        <translation>GELU 来源于随机掩码，但每次结果都一样。</translation>
    </message>
    <message>
        <source>The mean of {mask.draws} random gates at x = 1 is {mask.mean.at.1}; GELU(1) = {gelu.at.1}. One gate has the variance {mask.variance.at.1}, and at most {mask.variance.max}, at |x| = {mask.variance.max.x}.</source>
        <translation>x = 1 处 {mask.draws} 次随机门的均值为 {mask.mean.at.1}，GELU(1) = {gelu.at.1}。单次的方差为 {mask.variance.at.1}，最大为 {mask.variance.max}，出现在 |x| = {mask.variance.max.x}。</translation>
    </message>
    <message>
        <source>GELU is what the mask gives on average, written as a formula: computing it takes no draw. Dropout keeps a value with a probability that does not look at it.</source>
        <translation>掩码平均下来就是 GELU，写成公式以后，计算时一次也不抽。Dropout 不同：留不留一个值，并不看它是多少。</translation>
    </message>
    <message>
        <source>Before any training, what enters GELU is spread like N(0, 1).</source>
        <translation>还没训练时，进入 GELU 的数差不多就是 N(0, 1) 分布。</translation>
    </message>
    <message>
        <source>σ = {init.truncated.sigma} with BERT&apos;s truncated N(0, 0.02²), {init.normal.sigma} without the truncation, {init.he.sigma} after He, {init.keeping.sigma} with weights chosen to keep the signal.</source>
        <translation>BERT 的截断 N(0, 0.02²) 得 σ = {init.truncated.sigma}，不截断得 {init.normal.sigma}，He 初始化得 {init.he.sigma}，按保持信号选取权重得 {init.keeping.sigma}。</translation>
    </message>
    <message>
        <source>The mean is 0 in each case. The spread is whatever the initialisation makes it, with BERT&apos;s about half of 1.</source>
        <translation>均值在各种情形下都是 0；离散程度则由初始化决定，BERT 的大约只有 1 的一半。</translation>
    </message>
    <message>
        <source>GELU′ is Φ(x) + x·φ(x).</source>
        <translation>对 GELU 求导，得 Φ(x) + x·φ(x)。</translation>
    </message>
    <message>
        <source>GELU′(1) = {gelu.slope.at.1}, GELU′(2) = {gelu.slope.at.2}, GELU′(−1) = {gelu.slope.at.minus_1}. From difference quotients on [−6, 6] it is {gelu.slope.quotient} away at most.</source>
        <translation>GELU′(1) = {gelu.slope.at.1}，GELU′(2) = {gelu.slope.at.2}，GELU′(−1) = {gelu.slope.at.minus_1}。在 [−6, 6] 上与差商最多相差 {gelu.slope.quotient}。</translation>
    </message>
    <message>
        <source>The product rule gives it. Once more, and GELU″ = φ(x)·(2 − x²).</source>
        <translation>由乘法法则得出。再求一次导：GELU″ = φ(x)·(2 − x²)。</translation>
    </message>
    <message>
        <source>Towards the far left the slope of GELU dies away, with no jump on the way.</source>
        <translation>一路向左，GELU 的斜率渐渐归零，中途没有跳变。</translation>
    </message>
    <message>
        <source>GELU′(−3) = {gelu.slope.at.minus_3}, GELU′(−6) = {gelu.slope.at.minus_6}. Over 0.001 in x it changes by {gelu.slope.step} at most.</source>
        <translation>GELU′(−3) = {gelu.slope.at.minus_3}，GELU′(−6) = {gelu.slope.at.minus_6}。x 变化 0.001 时斜率最多变化 {gelu.slope.step}。</translation>
    </message>
    <message>
        <source>It does, though from below zero: for every x &lt; {gelu.minimum.x} it is negative.</source>
        <translation>没错，不过是从下面靠近 0 的：x &lt; {gelu.minimum.x} 时斜率全为负。</translation>
    </message>
    <message>
        <source>Towards the far right the slope of GELU becomes 1.</source>
        <translation>一路向右，GELU 的斜率渐渐变成 1。</translation>
    </message>
    <message>
        <source>GELU′(3) = {gelu.slope.at.3}, GELU′(6) = {gelu.slope.at.6}; the largest slope is {gelu.slope.max}, at x = {gelu.inflection.x}, which is √2.</source>
        <translation>GELU′(3) = {gelu.slope.at.3}，GELU′(6) = {gelu.slope.at.6}；最大斜率 {gelu.slope.max}，在 x = {gelu.inflection.x} 处，即 √2。</translation>
    </message>
    <message>
        <source>It does, though from above: for every x &gt; {gelu.slope.one.x} it is larger than 1.</source>
        <translation>没错，不过是从上面靠近 1 的：x &gt; {gelu.slope.one.x} 时斜率全大于 1。</translation>
    </message>
    <message>
        <source>Drawn as a curve, the slope of GELU has neither a break nor a corner.</source>
        <translation>把 GELU 的斜率画成曲线，既不断开，也没有棱角。</translation>
    </message>
    <message>
        <source>Over 0.001 in x it changes by {gelu.slope.step} at most, ReLU&apos;s by {relu.slope.step}. Up and down it runs {gelu.slope.variation} in all and turns at ±{gelu.inflection.x}; its third derivative is zero at {gelu.third.zeros}.</source>
        <translation>x 变化 0.001 时最多变化 {gelu.slope.step}，ReLU 为 {relu.slope.step}。上下总行程 {gelu.slope.variation}，在 ±{gelu.inflection.x} 处转折；三阶导数的零点为 {gelu.third.zeros}。</translation>
    </message>
    <message>
        <source>It has derivatives of every order, and the slopes at x and −x add up to 1.</source>
        <translation>它可以无限次求导；x 与 −x 两处的斜率相加总是 1。</translation>
    </message>
    <message>
        <source>Since its gradient is continuous, GELU keeps gradients from vanishing and exploding.</source>
        <translation>GELU 的梯度没有断点，所以既防消失又防爆炸。</translation>
    </message>
    <message>
        <source>A layer multiplies the squared gradient by χ: {relu.chi} for ReLU, {gelu.chi} for GELU, {sigmoid.chi} for the sigmoid. In 24 layers the norm becomes {relu.carried.24}, {gelu.carried.24} and {sigmoid.carried.24} times as large.</source>
        <translation>每层使梯度平方乘以 χ：ReLU 为 {relu.chi}，GELU 为 {gelu.chi}，sigmoid 为 {sigmoid.chi}。24 层后范数变为 {relu.carried.24}、{gelu.carried.24} 与 {sigmoid.carried.24} 倍。</translation>
    </message>
    <message>
        <source>The ratio E f′² / E f² decides, together with the initialisation. Smooth as it is, the sigmoid lets gradients vanish; ReLU has a corner and keeps them.</source>
        <translation>决定的是 E f′² / E f² 这个比值，再加上初始化。论光滑，sigmoid 不输 GELU，梯度照样消失；ReLU 带着折角，却能保住梯度。</translation>
    </message>
    <message>
        <source>Stack 24 Transformer layers, and you have BERT.</source>
        <translation>把 Transformer 叠上 24 层，就是 BERT。</translation>
    </message>
    <message>
        <source>BERT-Base has {layers.bert_base} layers, BERT-Large {layers.bert_large}.</source>
        <translation>BERT-Base 有 {layers.bert_base} 层，BERT-Large 有 {layers.bert_large} 层。</translation>
    </message>
    <message>
        <source>That is BERT-Large; BERT-Base has half as many.</source>
        <translation>那是 BERT-Large；BERT-Base 只有一半。</translation>
    </message>
    <message>
        <source>However many layers there are, GELU&apos;s smooth gradient brings the signal through.</source>
        <translation>层数再多，GELU 光滑的梯度也能把信号送到底。</translation>
    </message>
    <message>
        <source>Of a gradient of norm 1, plain blocks leave {depth.plain.gelu} with GELU and {depth.plain.relu} with ReLU; with residual connections and normalisation after them {depth.post.gelu} and {depth.post.relu}, before them {depth.pre.gelu} and {depth.pre.relu}.</source>
        <translation>范数为 1 的梯度，经普通块后：GELU 剩 {depth.plain.gelu}，ReLU 剩 {depth.plain.relu}；加残差并后置归一化为 {depth.post.gelu} 与 {depth.post.relu}，前置归一化为 {depth.pre.gelu} 与 {depth.pre.relu}。</translation>
    </message>
    <message>
        <source>It is the shortcuts and LayerNorm that bring it through. Take them away, and GELU does worse than ReLU.</source>
        <translation>把信号送到底的是残差连接和 LayerNorm。拿掉它们，GELU 还比不上 ReLU。</translation>
    </message>
    <message>
        <source>Φ and the logistic function both rise from 0 to 1 in the shape of an S.</source>
        <translation>Φ 和 logistic 函数是同一类曲线：S 形，从 0 爬到 1。</translation>
    </message>
    <message>
        <source>Of 2000 steps, Φ falls in {gate.falls} and σ in {sigmoid.falls}; at 40 they are {gate.at.40} and {sigmoid.at.40}. They differ by {gates.difference.max} at most, at |x| = {gates.difference.max.x}.</source>
        <translation>2000 步中，Φ 下降 {gate.falls} 步，σ 下降 {sigmoid.falls} 步；在 40 处分别为 {gate.at.40} 与 {sigmoid.at.40}。二者最多相差 {gates.difference.max}，在 |x| = {gates.difference.max.x} 处。</translation>
    </message>
    <message>
        <source>Right, and without a factor on x they are not close.</source>
        <translation>正确；但若不缩放 x，两者并不接近。</translation>
    </message>
    <message>
        <source>The logistic function forgets how large x was; GELU remembers, for it multiplies by x.</source>
        <translation>Sigmoid 会忘掉 x 有多大；GELU 因为乘了 x 而记得住。</translation>
    </message>
    <message>
        <source>σ(10) = {sigmoid.at.10}, while GELU(10) is only {gelu.tail.10} less than 10. GELU(−10) = {gelu.at.minus_10}.</source>
        <translation>σ(10) = {sigmoid.at.10}，而 GELU(10) 只比 10 小 {gelu.tail.10}。GELU(−10) = {gelu.at.minus_10}。</translation>
    </message>
    <message>
        <source>For positive x, yes. For negative x GELU never goes below {gelu.minimum.value} and forgets too.</source>
        <translation>x 为正时是这样；x 为负时 GELU 不低于 {gelu.minimum.value}，同样会忘记。</translation>
    </message>
    <message>
        <source>Where GELU is approximated, x·σ(1.702x) is what most people use.</source>
        <translation>要近似 GELU，人们多半就用 x·σ(1.702x)。</translation>
    </message>
    <message>
        <source>Of {models.count} families of models {models.tanh} have the tanh form by default and {models.quick} says quick_gelu.</source>
        <translation>{models.count} 个模型家族中，默认用 tanh 形式的有 {models.tanh} 个，写明 quick_gelu 的有 {models.quick} 个。</translation>
    </message>
    <message>
        <source>Usually it is the tanh form. CLIP computes x·σ(1.702x) and calls it QuickGELU.</source>
        <translation>多数人用的其实是 tanh 形式。算 x·σ(1.702x) 的是 CLIP，它管这叫 QuickGELU。</translation>
    </message>
    <message>
        <source>On [−4, 4], x·σ(1.702x) is never off by more than 0.003.</source>
        <translation>只要 x 在 [−4, 4] 之内，x·σ(1.702x) 与 GELU 就差不出 0.003。</translation>
    </message>
    <message>
        <source>It is off by up to {sigmoid.error.max.four}, at |x| = {sigmoid.error.at}, and by more than 0.003 on {sigmoid.over.share} of [−4, 4] and for {sigmoid.over.normal} of N(0, 1).</source>
        <translation>误差最大为 {sigmoid.error.max.four}，在 |x| = {sigmoid.error.at} 处；[−4, 4] 中有 {sigmoid.over.share}、N(0, 1) 中有 {sigmoid.over.normal} 超过 0.003。</translation>
    </message>
    <message>
        <source>The figure is {sigmoid.error.times} times as large. No factor mends it: {fit.sigmoid.k} is the best there is and still leaves {fit.sigmoid.error.max}.</source>
        <translation>实际是所称的 {sigmoid.error.times} 倍。换系数也救不了：最好的是 {fit.sigmoid.k}，误差仍有 {fit.sigmoid.error.max}。</translation>
    </message>
    <message>
        <source>The sigmoid form is popular for doing without erf, and thus for speed.</source>
        <translation>sigmoid 形式绕开了 erf，算得快，所以才有人用。</translation>
    </message>
    <message>
        <source>It calls {sigmoid.needs} and not erf. The exact form takes {time.loop.exact.sigmoid} times as long in a Python loop ({time.loop.exact} ns against {time.loop.sigmoid} ns), and {time.array.exact.sigmoid} times with this program&apos;s own kernel.</source>
        <translation>它只调用 {sigmoid.needs} 而不用 erf。精确形式在 Python 循环中耗时为其 {time.loop.exact.sigmoid} 倍（{time.loop.exact} ns 对 {time.loop.sigmoid} ns），用本程序自己的内核则为 {time.array.exact.sigmoid} 倍。</translation>
    </message>
    <message>
        <source>An exponential is all it takes. How much time that saves hangs on the kernel: PyTorch&apos;s exact GELU is fused and beats an unfused x·σ(1.702x) on processors.</source>
        <translation>算它只要一次指数运算。能省多少时间，要看内核：PyTorch 的精确 GELU 经过融合，在 CPU 上比未融合的 x·σ(1.702x) 还快。</translation>
    </message>
    <message>
        <source>The logistic gates of LSTM and GRU became Gaussian in GELU.</source>
        <translation>LSTM、GRU 里的 logistic 门，到了 GELU 就换成了高斯门。</translation>
    </message>
    <message>
        <source>SiLU is x times σ of the same x, to {silu.self_gated}. Between it and GELU lie at most {silu.difference.max}, at |x| = {silu.difference.max.x}.</source>
        <translation>SiLU 就是 x 乘以同一个 x 的 σ，相差不过 {silu.self_gated}。它与 GELU 最多相差 {silu.difference.max}，在 |x| = {silu.difference.max.x} 处。</translation>
    </message>
    <message>
        <source>Swapping σ for Φ leads from SiLU to GELU. The gates of LSTM and GRU are another thing: they have weights and are opened by other signals, while GELU gates a value by itself.</source>
        <translation>把 σ 换成 Φ，是从 SiLU 到 GELU。LSTM 和 GRU 的门是另一回事：它们有权重，由别的信号控制；GELU 则由数值自己控制。</translation>
    </message>
    <message>
        <source>GELU suits Transformers: what runs through them is nearly Gaussian.</source>
        <translation>Transformer 里流过的数近乎高斯分布，所以 GELU 效果更好。</translation>
    </message>
    <message>
        <source>Only the premise can be measured: in a trained layer the pre-activations are {sample.from_normal} away from a normal distribution with their own mean and spread, and {sample.from_unit_normal} from N(0, 1). In fresh BERT layers σ = {init.truncated.sigma}.</source>
        <translation>只有前提可以测量：在训练过的一层中，预激活与同均值同方差的正态分布相距 {sample.from_normal}，与 N(0, 1) 相距 {sample.from_unit_normal}。BERT 新初始化的层 σ = {init.truncated.sigma}。</translation>
    </message>
    <message>
        <source>A reason to try it, not a proof of why it works. SiLU, whose gate is not Gaussian, carries gradients nearly as well: χ = {silu.chi} against {gelu.chi}. Whether the shape of the distribution is what helps cannot be decided here.</source>
        <translation>这是尝试它的理由，不是它有效的证明。SiLU 的门并非高斯，传递梯度却几乎一样：χ = {silu.chi}，GELU 为 {gelu.chi}。起作用的是否就是分布形状，这里无法判定。</translation>
    </message>
    <message>
        <source>{id}: {said}</source>
        <translation>{id}：{said}</translation>
    </message>
    <message>
        <source>Verdict: {verdict}</source>
        <translation>判定：{verdict}</translation>
    </message>
    <message>
        <source>Measured: {measured}</source>
        <translation>实测：{measured}</translation>
    </message>
    <message>
        <source>What is true: {truth}</source>
        <translation>实情：{truth}</translation>
    </message>
    <message>
        <source>How: {method}</source>
        <translation>方法：{method}</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>来源：{source}</translation>
    </message>
    <message>
        <source>Values of the program&apos;s own functions in float64, good to a few units in the last place.</source>
        <translation>用程序自带函数以 float64 求值，误差只有最后几个单位。</translation>
    </message>
    <message>
        <source>The normal density is integrated by Gauss quadrature, independently of the closed form.</source>
        <translation>用高斯求积对正态密度积分，与解析式互相独立。</translation>
    </message>
    <message>
        <source>Largest magnitude for x of either sign: searched on samples, then refined to about nine digits.</source>
        <translation>在正负两侧找最大绝对值：先采样搜索，再细化到约九位。</translation>
    </message>
    <message>
        <source>Largest error against exact GELU on [−8, 8], and on [−4, 4] where that is said: sampled, the peak refined to about nine digits.</source>
        <translation>与精确 GELU 的最大误差，范围 [−8, 8]（注明处为 [−4, 4]）：先采样，再把峰值细化到约九位。</translation>
    </message>
    <message>
        <source>Places where a sign changes, narrowed down to neighbouring numbers of float64.</source>
        <translation>变号的位置，逐步缩小到 float64 中相邻的两个数。</translation>
    </message>
    <message>
        <source>Exhaustive: every finite number of bfloat16, and difference quotients of width one millionth at 0.</source>
        <translation>穷举：bfloat16 的每一个有限数；0 处用宽度为百万分之一的差商。</translation>
    </message>
    <message>
        <source>Difference quotients beside 0 with a step of one millionth; values of the program&apos;s own functions in float64.</source>
        <translation>0 两侧步长为百万分之一的差商；函数值由程序以 float64 计算。</translation>
    </message>
    <message>
        <source>Differences of the slope over 16,001 samples on [−8, 8]; its turning points are changes of sign of the curvature.</source>
        <translation>在 [−8, 8] 的 16,001 个采样点上对斜率作差；转折点是二阶导数变号之处。</translation>
    </message>
    <message>
        <source>Samples on [−8, 8], 2001 of them, for whether a curve falls; the largest magnitude is searched and refined.</source>
        <translation>在 [−8, 8] 上取 2001 个点，检查曲线是否下降；最大绝对值先搜索再细化。</translation>
    </message>
    <message>
        <source>Means over N(0, 1) by Gauss quadrature, to about 15 digits; weights that keep the mean square at 1.</source>
        <translation>用高斯求积计算 N(0, 1) 下的均值，约 15 位；权重取使均方保持为 1 的大小。</translation>
    </message>
    <message>
        <source>24 feed-forward blocks of infinite width with weights N(0, 0.02²), 768 and 3072 numbers wide for the sums, no attention; the gradient at the end has norm 1. The Depth panel draws such stacks.</source>
        <translation>24 个前馈块的无限宽极限，权重 N(0, 0.02²)，求和按 768 与 3072 计，无注意力；末端梯度的范数为 1。“深度”面板可以实际抽取这样的网络。</translation>
    </message>
    <message>
        <source>One drawn block, 768 → 3072, weights N(0, 0.02²), seed 0, with 16 random inputs.</source>
        <translation>抽取一个 768 → 3072 的前馈块，权重 N(0, 0.02²)，种子 0，配 16 个随机输入。</translation>
    </message>
    <message>
        <source>100,000 draws with seed 0; the mean and the variance of one draw in closed form.</source>
        <translation>种子 0，抽取 100,000 次；均值与单次方差用解析式。</translation>
    </message>
    <message>
        <source>Closed form for 768 inputs of unit size: √768 times the standard deviation of the weights.</source>
        <translation>768 个单位大小的输入，解析式：√768 乘以权重的标准差。</translation>
    </message>
    <message>
        <source>Shares of N(0, 1) below the largest input that gives 0; for float32 every number between −5.6 and −5.5 is tried, each operation rounded.</source>
        <translation>小于“使结果为 0 的最大输入”的 N(0, 1) 比例；float32 情形逐一尝试 −5.6 到 −5.5 之间的所有数，每步都舍入。</translation>
    </message>
    <message>
        <source>Counted in this program&apos;s dictionary, whose rows were read in configurations and code of the named versions.</source>
        <translation>在本程序的词典中统计；各行取自所注版本的配置与代码。</translation>
    </message>
    <message>
        <source>Published sizes, which cannot be computed here; the ratios are.</source>
        <translation>已发表的尺寸，此处无法计算；比值由程序算出。</translation>
    </message>
    <message>
        <source>The bundled layer of a trained MiniLM, all its hidden states sent through; largest distance between two distribution functions (Kolmogorov).</source>
        <translation>让随附的 MiniLM 训练层的全部隐藏状态通过，取两个分布函数的最大距离（Kolmogorov）。</translation>
    </message>
    <message>
        <source>Timed on this machine just now, in one thread, the fastest of seven repeats: arrays of 65,536 numbers in float64, and a loop in plain Python. Graphics processors are not measured.</source>
        <translation>刚刚在本机单线程计时，取七次中最快者：65,536 个 float64 数的数组，以及纯 Python 循环。未测图形处理器。</translation>
    </message>
    <message>
        <source>Trained just now on 1297 handwritten digits: two residual blocks of width 16, 3 epochs of Adam at 0.001, 5 seeds; the networks of one seed share their first weights.</source>
        <translation>刚刚用 1297 个手写数字训练：两个宽 16 的残差块，Adam 学习率 0.001，3 轮，5 个种子；同一种子的网络初始权重相同。</translation>
    </message>
    <message>
        <source>Trained just now on 1297 handwritten digits: four plain blocks of width 32 with 128 hidden units each, 5 epochs, seed 0. A unit counts as dead if it is zero for every image.</source>
        <translation>刚刚用 1297 个手写数字训练：四个宽 32、各含 128 个隐藏单元的普通块，5 轮，种子 0。对所有图像都为 0 的单元才算死亡。</translation>
    </message>
    <message>
        <source>Timed and trained just now on this machine, as for the claims about cost and about training; the error rates on CIFAR are those of the paper and cannot be computed here.</source>
        <translation>计时与训练都刚在本机完成，方法同关于开销和训练的说法；CIFAR 错误率引自论文，此处无法计算。</translation>
    </message>
    <message>
        <source>Three lines of Python with the math module, run just now at 121 places and at their limits.</source>
        <translation>三行用 math 模块写成的 Python，刚刚在 121 个位置及其极限处运行。</translation>
    </message>
    <message>
        <source>Operations counted in the formula&apos;s tree; the largest error on [−8, 8] sampled, the peak refined.</source>
        <translation>在公式的语法树中统计运算数；[−8, 8] 上的最大误差先采样再细化峰值。</translation>
    </message>
    <message>
        <source>Matrices counted in the program&apos;s blocks; sizes read from the bundled trained layer.</source>
        <translation>统计程序中前馈块的矩阵数；尺寸读自随附的训练层。</translation>
    </message>
    <message>
        <source>Both wordings in float64 at 4000 places of [−40, 40].</source>
        <translation>在 [−40, 40] 的 4000 个位置以 float64 比较两种写法。</translation>
    </message>
    <message>
        <source>Both formulas in float64 at 1600 places of [−8, 8]; the years are those of the sources.</source>
        <translation>在 [−8, 8] 的 1600 个位置以 float64 比较两个公式；年份取自文献。</translation>
    </message>
    <message>
        <source>The middle difference of each gate at 0, with a step of 0.0001.</source>
        <translation>两个门在 0 处的中心差商，步长 0.0001。</translation>
    </message>
    <message>
        <source>Under ReLU more than every second unit may go dead and stay so.</source>
        <translation>用 ReLU 训练，可能有大半的单元就此死掉。</translation>
    </message>
    <message>
        <source>Dead after training: {dead.adam.low} with Adam at 0.001, {dead.adam.high} with Adam at 0.01, {dead.sgd} with SGD at 0.1. Before training, for 16 random inputs: {init.silent.16} of {init.units}.</source>
        <translation>训练后死亡：Adam 0.001 时 {dead.adam.low}，Adam 0.01 时 {dead.adam.high}，SGD 0.1 时 {dead.sgd}。训练前对 16 个随机输入全为零的：{init.units} 个中有 {init.silent.16} 个。</translation>
    </message>
    <message>
        <source>For any one input about half of the units are zero: they rest. Dead ones stayed far below half at every one of these rates.</source>
        <translation>面对任何一个输入，总有约一半的单元为零，那只是休息。在这几种学习率下，死掉的都远不到一半。</translation>
    </message>
    <message>
        <source>With the sigmoid inside the block, the hidden values are squeezed together.</source>
        <translation>前馈层里用 sigmoid，隐藏值会被压在一起。</translation>
    </message>
    <message>
        <source>σ lies between {sigmoid.at.minus_40} and {sigmoid.at.40}, its slope is {sigmoid.slope.max} at most, E σ′² = {sigmoid.slope.square} and E σ = {sigmoid.mean} for N(0, 1). In 24 layers the gradient falls to {sigmoid.carried.24}.</source>
        <translation>σ 介于 {sigmoid.at.minus_40} 与 {sigmoid.at.40} 之间，斜率至多 {sigmoid.slope.max}；N(0, 1) 下 E σ′² = {sigmoid.slope.square}，E σ = {sigmoid.mean}。24 层后梯度降到 {sigmoid.carried.24}。</translation>
    </message>
    <message>
        <source>It does squeeze. But the trouble is rather that its gradients are small and that its mean is not 0.</source>
        <translation>压是压了，但麻烦更在于梯度太小，均值又不是 0。</translation>
    </message>
    <message>
        <source>Early in training GELU lets gradients flow evenly.</source>
        <translation>训练刚起步时，GELU 让梯度均匀地流过各层。</translation>
    </message>
    <message>
        <source>With He&apos;s √2 the mean square falls to {gelu.he.square.24} in 24 layers. With GELU&apos;s own gain {gelu.gain}, χ = {gelu.chi}, and the map of the mean square has slope {gelu.map.slope} at 1: it runs away. With residuals and LayerNorm {depth.post.gelu} of the gradient is left.</source>
        <translation>用 He 的 √2，24 层后均方降到 {gelu.he.square.24}。用 GELU 自己的增益 {gelu.gain}，χ = {gelu.chi}，均方映射在 1 处的斜率为 {gelu.map.slope}，不稳定。有残差和 LayerNorm 时梯度为 {depth.post.gelu} 倍。</translation>
    </message>
    <message>
        <source>With residual connections and LayerNorm, or nearly with a gain of its own; not by itself.</source>
        <translation>有残差和 LayerNorm 就行，配上自己的增益也勉强可以；光靠它自己不行。</translation>
    </message>
    <message>
        <source>At first GELU and ReLU learn alike, then GELU pulls ahead; the sigmoid never catches up.</source>
        <translation>GELU 一开始和 ReLU 不相上下，后来居上；sigmoid 则始终追不上。</translation>
    </message>
    <message>
        <source>Median loss with weights N(0, 0.02²): GELU {race.small.gelu}, ReLU {race.small.relu}, sigmoid {race.small.sigmoid}; GELU is ahead of ReLU for {race.small.gelu.relu} of {race.seeds} seeds. With weights that keep the signal: {race.kept.gelu}, {race.kept.relu}, {race.kept.sigmoid}, ahead for {race.kept.gelu.relu} of {race.seeds}.</source>
        <translation>权重 N(0, 0.02²) 时的损失中位数：GELU {race.small.gelu}，ReLU {race.small.relu}，sigmoid {race.small.sigmoid}；{race.seeds} 个种子中 GELU 优于 ReLU 的有 {race.small.gelu.relu} 个。用保持信号的权重：{race.kept.gelu}、{race.kept.relu}、{race.kept.sigmoid}，{race.seeds} 个种子中 GELU 领先的有 {race.kept.gelu.relu} 个。</translation>
    </message>
    <message>
        <source>Which of GELU and ReLU is ahead turns with the first weights; the sigmoid is last both times. What holds for large models cannot be decided by a small one.</source>
        <translation>GELU 与 ReLU 谁领先，随初始权重而变；sigmoid 两次都垫底。大模型的情形不能由小网络判定。</translation>
    </message>
    <message>
        <source>ReLU does well enough in a CNN or a small MLP, and faster; a Transformer deserves GELU.</source>
        <translation>做 CNN 或小型 MLP，ReLU 足够而且更快；做 Transformer，就该选 GELU。</translation>
    </message>
    <message>
        <source>The exact GELU takes {time.array.exact.relu} times as long as ReLU here. In a small network GELU has the lower loss for {race.kept.gelu.relu} of {race.seeds} seeds, or {race.small.gelu.relu} with small weights. Errors in the paper&apos;s CNNs: {published.cifar10.gelu}&#x202f;% against {published.cifar10.relu}&#x202f;% on CIFAR-10, {published.cifar100.gelu}&#x202f;% against {published.cifar100.relu}&#x202f;% on CIFAR-100.</source>
        <translation>本机上精确 GELU 的耗时是 ReLU 的 {time.array.exact.relu} 倍。在小网络中，{race.seeds} 个种子里 GELU 损失更低的有 {race.kept.gelu.relu} 个，权重较小时为 {race.small.gelu.relu} 个。论文中 CNN 的错误率：CIFAR-10 为 {published.cifar10.gelu}&#x202f;% 对 {published.cifar10.relu}&#x202f;%，CIFAR-100 为 {published.cifar100.gelu}&#x202f;% 对 {published.cifar100.relu}&#x202f;%。</translation>
    </message>
    <message>
        <source>ReLU is cheaper, by little where GELU is fused. Even in CNNs the paper has GELU ahead. For Transformers this cannot be decided here.</source>
        <translation>ReLU 更便宜，但在融合内核中差别很小。即使是 CNN，论文里也是 GELU 占先。对 Transformer，这里无法判定。</translation>
    </message>
    <message>
        <source>SiLU, or Swish, is so similar that it can stand in for GELU.</source>
        <translation>SiLU（也叫 Swish）跟 GELU 差不多，拿来顶替也行。</translation>
    </message>
    <message>
        <source>Up to {silu.difference.max} lies between them. SiLU&apos;s minimum is {silu.minimum.value} at {silu.minimum.x}, GELU&apos;s {gelu.minimum.value} at {gelu.minimum.x}.</source>
        <translation>二者最多相差 {silu.difference.max}。SiLU 的最小值为 {silu.minimum.value}，在 {silu.minimum.x} 处；GELU 为 {gelu.minimum.value}，在 {gelu.minimum.x} 处。</translation>
    </message>
    <message>
        <source>If a network is trained with it from the start. In a network that was trained with GELU it is another function.</source>
        <translation>从头训练时可以；若网络是用 GELU 训练好的，它就是另一个函数。</translation>
    </message>
    <message>
        <source>A line of Python each is enough for exact GELU, its tanh form and its sigmoid form.</source>
        <translation>精确、tanh、sigmoid 三种形式的 GELU，各写一行 Python 就够了。</translation>
    </message>
    <message>
        <source>From this program&apos;s functions they differ by {program.exact.off}, {program.tanh.off} and {program.sigmoid.off} at most on [−3, 3]. The error that is printed is {program.error.0_5} at ±0.5, {program.error.1} at ±1 and {program.error.3} at ±3.</source>
        <translation>在 [−3, 3] 上与本程序的函数最多相差 {program.exact.off}、{program.tanh.off} 与 {program.sigmoid.off}。打印出的误差：±0.5 处 {program.error.0_5}，±1 处 {program.error.1}，±3 处 {program.error.3}。</translation>
    </message>
    <message>
        <source>The formulas are sound. But the sigmoid one overflows for x &lt; {program.sigmoid.overflow} and the tanh one for |x| &gt; {program.tanh.overflow}; {program.undefined} of the three give NaN at −∞, and the exact one gives 0 from {program.exact.zero} down.</source>
        <translation>公式本身没有错。但 sigmoid 版在 x &lt; {program.sigmoid.overflow} 时溢出，tanh 版在 |x| &gt; {program.tanh.overflow} 时溢出；三者中有 {program.undefined} 个在 −∞ 处给出 NaN；精确版从 {program.exact.zero} 往下都给出 0。</translation>
    </message>
    <message>
        <source>With math.erf the result is exact.</source>
        <translation>用 math.erf 得到的结果是精确的。</translation>
    </message>
    <message>
        <source>x·½(1 + erf(x/√2)) is off, relative to GELU, by {program.exact.lost.3} at −3, {program.exact.lost.5} at −5 and {program.exact.lost.8} at −8; from {program.exact.zero} down nothing is left.</source>
        <translation>x·½(1 + erf(x/√2)) 相对真值的偏差：−3 处 {program.exact.lost.3}，−5 处 {program.exact.lost.5}，−8 处 {program.exact.lost.8}；从 {program.exact.zero} 往下什么也不剩。</translation>
    </message>
    <message>
        <source>Where x is negative, 1 + erf cancels its digits; ½x·erfc(−x/√2) has nothing to subtract.</source>
        <translation>x 为负时 1 + erf 会相消，丢掉有效位；½x·erfc(−x/√2) 用不着相减。</translation>
    </message>
    <message>
        <source>With √(2/π) the tanh gate leaves 0 as steeply as Φ does.</source>
        <translation>取 √(2/π)，tanh 门在 0 处就和 Φ 一样陡。</translation>
    </message>
    <message>
        <source>½√(2/π) = {tanh.c.half} and φ(0) = {density.at.0}; measured at the gates, {tanh.gate.slope} and {gate.slope}.</source>
        <translation>½√(2/π) = {tanh.c.half}，φ(0) = {density.at.0}；在两个门上实测为 {tanh.gate.slope} 与 {gate.slope}。</translation>
    </message>
    <message>
        <source>Exactly.</source>
        <translation>严格成立。</translation>
    </message>
    <message>
        <source>x/(1 + exp(−1.702x)) and x·σ(1.702x) are one and the same.</source>
        <translation>x/(1 + exp(−1.702x)) 就是 x·σ(1.702x)，只是写法不同。</translation>
    </message>
    <message>
        <source>The two wordings differ by {sigmoid.wordings} at most, relative.</source>
        <translation>两种写法的相对差最大为 {sigmoid.wordings}。</translation>
    </message>
    <message>
        <source>Yes. Only in Python the first overflows for x &lt; {program.sigmoid.overflow}.</source>
        <translation>是的。只是在 Python 中，前者在 x &lt; {program.sigmoid.overflow} 时溢出。</translation>
    </message>
    <message>
        <source>ReLU lets what is positive pass unchanged and makes 0 of all else.</source>
        <translation>ReLU 让正数原样通过，其余一律变成 0。</translation>
    </message>
    <message>
        <source>ReLU(2) = {relu.at.2}, ReLU(−2) = {relu.at.minus_2}; of {bfloat16.count} numbers, {relu.wrong} come out otherwise.</source>
        <translation>ReLU(2) = {relu.at.2}，ReLU(−2) = {relu.at.minus_2}；{bfloat16.count} 个数中有 {relu.wrong} 个不符。</translation>
    </message>
    <message>
        <source>A ReLU unit that has given 0 once will never give a signal again.</source>
        <translation>ReLU 单元只要归过一次零，就从此沉默。</translation>
    </message>
    <message>
        <source>Of {init.units} fresh units {init.silent.1.share} are zero for one random input, {init.silent.4.share} for each of 4, and {init.silent.16} units for each of 16.</source>
        <translation>{init.units} 个新单元中，对一个随机输入为零的占 {init.silent.1.share}，对 4 个输入全为零的占 {init.silent.4.share}，对 16 个输入全为零的有 {init.silent.16} 个。</translation>
    </message>
    <message>
        <source>An output of zero for one input says little: half of the units have it. Dead is a unit that no input gets through; no gradient reaches it then, though a change in the layers before it may still wake it.</source>
        <translation>只对一个输入为零说明不了什么，一半的单元都这样。哪个输入都过不去的单元才算死了：梯度到不了它，不过前面各层一变，它仍可能醒来。</translation>
    </message>
    <message>
        <source>The worse a score is, the less of it comes out.</source>
        <translation>分数越差，漏过来的就越少。</translation>
    </message>
    <message>
        <source>|GELU(−0.75)| is {gelu.at.minus_0_75.size}, more than |GELU(−0.1)|, which is {gelu.at.minus_0_1.size}; the gate Φ falls nowhere ({gate.falls} of 2000 steps).</source>
        <translation>|GELU(−0.75)| 为 {gelu.at.minus_0_75.size}，大于 |GELU(−0.1)| 的 {gelu.at.minus_0_1.size}；门 Φ 处处不降（2000 步中下降 {gate.falls} 步）。</translation>
    </message>
    <message>
        <source>Of the gate that is true. What comes out is largest, among negative inputs, at x = {gelu.minimum.x}.</source>
        <translation>对门来说没错。但在负输入中，输出的幅度在 x = {gelu.minimum.x} 处最大。</translation>
    </message>
    <message>
        <source>Far out on both sides GELU becomes ReLU.</source>
        <translation>走得够远，无论哪一侧，GELU 都与 ReLU 合为一条线。</translation>
    </message>
    <message>
        <source>GELU is below ReLU by {relu.gap.2} at ±2, {relu.gap.4} at ±4, {relu.gap.6} at ±6, and by {relu.gap.max} at most, at |x| = {relu.gap.max.x}.</source>
        <translation>GELU 比 ReLU 低：±2 处 {relu.gap.2}，±4 处 {relu.gap.4}，±6 处 {relu.gap.6}；最多低 {relu.gap.max}，在 |x| = {relu.gap.max.x} 处。</translation>
    </message>
    <message>
        <source>In the limit, exactly. The gap is |x|·Φ(−|x|), the same on both sides.</source>
        <translation>取极限时严格如此。差距是 |x|·Φ(−|x|)，左右对称。</translation>
    </message>
    <message>
        <source>Like ReLU, GELU gives sparse outputs.</source>
        <translation>GELU 的输出里也有大量的零，和 ReLU 差不多。</translation>
    </message>
    <message>
        <source>For N(0, 1), {relu.zero.share} of ReLU&apos;s outputs and {gelu.zero.share} of GELU&apos;s are exactly zero. With 1 + erf in float32 the share is {float32.erf.zero.share}: everything from {float32.erf.zero} down.</source>
        <translation>在 N(0, 1) 下，ReLU 的输出有 {relu.zero.share} 恰为零，GELU 为 {gelu.zero.share}。在 float32 中用 1 + erf 时，比例为 {float32.erf.zero.share}：即 {float32.erf.zero} 及以下。</translation>
    </message>
    <message>
        <source>Practically none of GELU&apos;s outputs is zero. Some are near it: |GELU| &lt; 0.01 holds for {gelu.near_zero.share} of N(0, 1).</source>
        <translation>GELU 几乎不产生零。接近零的倒有一些：N(0, 1) 中有 {gelu.near_zero.share} 满足 |GELU| &lt; 0.01。</translation>
    </message>
    <message>
        <source>ReLU has no slope at 0, and 0 or 1 everywhere else.</source>
        <translation>ReLU 在 0 处没有斜率，别处的斜率非 0 即 1。</translation>
    </message>
    <message>
        <source>Beside 0 the slopes are {relu.slope.left} and {relu.slope.right}; at all other numbers of bfloat16 they are {relu.slopes}.</source>
        <translation>0 的两侧斜率为 {relu.slope.left} 与 {relu.slope.right}；在 bfloat16 的其他所有数处为 {relu.slopes}。</translation>
    </message>
    <message>
        <source>Right. What a program returns at 0 is a convention: 0 here, in PyTorch and in JAX, 1 in the backward pass of FlashAttention.</source>
        <translation>正确。程序在 0 处返回什么只是约定：本程序、PyTorch 与 JAX 取 0，FlashAttention 的反向传播取 1。</translation>
    </message>
    <message>
        <source>At 0 GELU has a slope, and it is 0.5.</source>
        <translation>在 0 这一点，GELU 有确定的斜率：0.5。</translation>
    </message>
    <message>
        <source>GELU′(0) = {gelu.slope.at.0}; the quotients beside it are {gelu.slope.left} and {gelu.slope.right}, and GELU″(0) = {gelu.curvature.at.0}.</source>
        <translation>GELU′(0) = {gelu.slope.at.0}；两侧差商为 {gelu.slope.left} 与 {gelu.slope.right}，GELU″(0) = {gelu.curvature.at.0}。</translation>
    </message>
    <message>
        <source>Exactly. GELU has derivatives of every order everywhere.</source>
        <translation>严格成立。GELU 处处有任意阶导数。</translation>
    </message>
    <message>
        <source>With its slope of 0.5, GELU saves deep networks the jump of the gradient from 0 to 1.</source>
        <translation>GELU 有 0.5 的斜率，深层网络因此免于梯度从 0 跳到 1。</translation>
    </message>
    <message>
        <source>Over 0.001 in x the slope changes by at most {gelu.slope.step}, ReLU&apos;s by {relu.slope.step}. But GELU&apos;s slope runs from {gelu.slope.min} to {gelu.slope.max}, a width of {gelu.slope.width}, and its mean square under N(0, 1) is {gelu.slope.square}, ReLU&apos;s {relu.slope.square}.</source>
        <translation>x 变化 0.001 时，GELU 的斜率最多变化 {gelu.slope.step}，ReLU 为 {relu.slope.step}。但 GELU 的斜率从 {gelu.slope.min} 到 {gelu.slope.max}，跨度 {gelu.slope.width}；在 N(0, 1) 下均方为 {gelu.slope.square}，ReLU 为 {relu.slope.square}。</translation>
    </message>
    <message>
        <source>There is no jump. But the slope takes a wider range than 0 to 1, and is about as large on average: whether a deep network gains depends on all the rest.</source>
        <translation>确实没有跳变。但斜率的范围比 0 到 1 更宽，平均大小也差不多：深层网络是否受益，取决于其他因素。</translation>
    </message>
    <message>
        <source>Two linear maps with an activation between them: that is a feed-forward block.</source>
        <translation>前馈块就是两个线性变换，中间夹一个激活函数。</translation>
    </message>
    <message>
        <source>The program&apos;s plain block has {ffn.matrices} matrices, a gated one {ffn.matrices.gated}; the bundled trained layer is {sample.sizes}.</source>
        <translation>本程序的普通前馈块有 {ffn.matrices} 个矩阵，带门控的有 {ffn.matrices.gated} 个；随附的训练层为 {sample.sizes}。</translation>
    </message>
    <message>
        <source>So it is in BERT and GPT-2. Gated blocks have a third matrix.</source>
        <translation>在 BERT 和 GPT-2 里是这样；门控块则多出一个矩阵。</translation>
    </message>
    <message>
        <source>The feed-forward blocks of BERT and of the Transformer all have GELU, and none has ReLU.</source>
        <translation>BERT 也好，Transformer 也好，前馈块里用的一律是 GELU，从不用 ReLU。</translation>
    </message>
    <message>
        <source>BERT: GELU in {bert.gelu} of {bert.rows} entries of the dictionary. The Transformer of 2017: {transformer.activation}.</source>
        <translation>BERT：词典中 {bert.rows} 条记录有 {bert.gelu} 条是 GELU。2017 年的 Transformer：{transformer.activation}。</translation>
    </message>
    <message>
        <source>The first Transformer has max(0, x), which is ReLU.</source>
        <translation>第一个 Transformer 里写的是 max(0, x)，正是 ReLU。</translation>
    </message>
    <message>
        <source>The first matrix of the block makes the stream four times as wide.</source>
        <translation>前馈块的第一个矩阵把宽度扩大到四倍。</translation>
    </message>
    <message>
        <source>BERT {expansion.bert_base}, GPT-2 {expansion.gpt2}, the bundled layer {expansion.sample}; LLaMA-7B {expansion.llama_7b}, Gemma-7B {expansion.gemma_7b}, ModernBERT {expansion.modernbert}.</source>
        <translation>BERT {expansion.bert_base} 倍，GPT-2 {expansion.gpt2} 倍，随附的层 {expansion.sample} 倍；LLaMA-7B {expansion.llama_7b} 倍，Gemma-7B {expansion.gemma_7b} 倍，ModernBERT {expansion.modernbert} 倍。</translation>
    </message>
    <message>
        <source>Four times is the tradition. A gated block often takes about 8/3, so that its three matrices weigh no more than two.</source>
        <translation>习惯上是四倍。门控块多取 8/3 上下，三个矩阵的参数才不比两个多。</translation>
    </message>
    <message>
        <source>GELU is what BERT, GPT, T5, ViT and almost every other Transformer of note use by default.</source>
        <translation>BERT、GPT、T5、ViT……凡是有名的 Transformer，默认几乎都用 GELU。</translation>
    </message>
    <message>
        <source>Of {models.count} families {models.erf} have the exact GELU, {models.tanh} the tanh form, {models.silu} SiLU, {models.relu} ReLU ({models.relu.names}), {models.relu_squared} squared ReLU and {models.quick} QuickGELU.</source>
        <translation>{models.count} 个家族中，精确 GELU {models.erf} 个，tanh 形式 {models.tanh} 个，SiLU {models.silu} 个，ReLU {models.relu} 个（{models.relu.names}），平方 ReLU {models.relu_squared} 个，QuickGELU {models.quick} 个。</translation>
    </message>
    <message>
        <source>T5 has ReLU, and its version 1.1 a gate with the tanh form. SiLU is the gate of LLaMA, Mistral and Qwen.</source>
        <translation>T5 用的是 ReLU，到 1.1 版才换成 tanh 形式的门。以 SiLU 为门的，有 LLaMA、Mistral 和 Qwen。</translation>
    </message>
    <message>
        <source>In BERT the activation is GELU.</source>
        <translation>BERT 的激活函数是 GELU。</translation>
    </message>
    <message>
        <source>{bert.gelu} of {bert.rows} entries about BERT are a GELU, in {bert.forms} forms.</source>
        <translation>关于 BERT 的 {bert.rows} 条记录中有 {bert.gelu} 条是 GELU，共 {bert.forms} 种形式。</translation>
    </message>
    <message>
        <source>But there is more than one. Google released BERT with erf in October 2018 and went over to tanh in February 2019; Hugging Face&apos;s port has erf.</source>
        <translation>但不止一种：Google 在 2018 年 10 月发布时用 erf，次年 2 月换成 tanh；Hugging Face 的移植用的是 erf。</translation>
    </message>
    <message>
        <source>true</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>roughly</source>
        <translation>大致正确</translation>
    </message>
    <message>
        <source>false</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>depends</source>
        <translation>视情况而定</translation>
    </message>
    <message>
        <source>cannot be decided here</source>
        <translation>此处无法判定</translation>
    </message>
</context>
<context>
    <name>ClaimsList</name>
    <message>
        <source>… being measured</source>
        <translation>… 正在测量</translation>
    </message>
</context>
<context>
    <name>ClaimsView</name>
    <message>
        <source>Search the claims</source>
        <translation>搜索说法</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>The claim, measured</source>
        <translation>说法与实测</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>演示(&amp;S)</translation>
    </message>
    <message>
        <source>Set the panels so that it is seen</source>
        <translation>把各面板调到能看清它的样子</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>复制为 Markdown(&amp;C)</translation>
    </message>
    <message>
        <source>The chosen claims; Ctrl+A chooses all of them</source>
        <translation>复制选中的说法；按 Ctrl+A 全选</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} / {all}</translation>
    </message>
    <message>
        <source>{count} to measure</source>
        <translation>还有 {count} 条待测</translation>
    </message>
    <message>
        <source>all verdicts</source>
        <translation>全部判定</translation>
    </message>
    <message>
        <source>No claim has all these words.</source>
        <translation>没有说法包含所有这些词。</translation>
    </message>
    <message>
        <source>Being measured …</source>
        <translation>正在测量……</translation>
    </message>
    <message>
        <source>The claims could not all be measured: {reason}</source>
        <translation>未能测完全部说法：{reason}</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>CoefficientFields</name>
    <message>
        <source>Coefficient {name}</source>
        <translation>系数 {name}</translation>
    </message>
    <message>
        <source>{meaning}
Slider: {lower} to {upper}.</source>
        <translation>{meaning}
滑块范围：{lower} 至 {upper}。</translation>
    </message>
    <message>
        <source>{meaning}
Slider: {lower} to {upper}. Published: {published}.</source>
        <translation>{meaning}
滑块范围：{lower} 至 {upper}。公布值：{published}。</translation>
    </message>
    <message>
        <source>This value cannot be used. The old one was kept.</source>
        <translation>无法使用此值，已保留原值。</translation>
    </message>
</context>
<context>
    <name>Coefficients</name>
    <message>
        <source>How steeply the gate opens at x = 0. √(2/π) = 0.797885 gives the gate the slope of Φ there.</source>
        <translation>门在 x = 0 处打开的快慢。取 √(2/π) = 0.797885 时，门在该处的斜率与 Φ 相同。</translation>
    </message>
    <message>
        <source>Weight of the cubic term, which steepens the gate away from x = 0. The published 0.044715 fits Φ almost as well as any value can.</source>
        <translation>三次项的系数，使门在远离 x = 0 处变得更陡。原始取值 0.044715 对 Φ 的拟合几乎已是最优。</translation>
    </message>
    <message>
        <source>How steeply the gate opens. k = 1 is SiLU; the published 1.702 brings the logistic gate close to Φ.</source>
        <translation>门打开的快慢。k = 1 即 SiLU；原始取值 1.702 使 logistic 门接近 Φ。</translation>
    </message>
    <message>
        <source>Weight of the cubic term, which steepens the gate away from x = 0.</source>
        <translation>三次项的系数，使门在远离 x = 0 处变得更陡。</translation>
    </message>
    <message>
        <source>Weight of the term of fifth order. Below zero it needs the limit on x², or the gate would turn back.</source>
        <translation>五次项的系数。取负值时必须限制 x²，否则门会折返。</translation>
    </message>
    <message>
        <source>Slope for negative x. The published 0.01 is fixed; PReLU learns it, beginning at 0.25.</source>
        <translation>x 为负时的斜率。原始取值 0.01 是固定的；PReLU 从 0.25 开始学习它。</translation>
    </message>
    <message>
        <source>ELU tends to −alpha for negative x. Only for 1 is its slope continuous.</source>
        <translation>x 趋于负无穷时 ELU 趋于 −alpha。只有取 1 时斜率才连续。</translation>
    </message>
    <message>
        <source>CELU tends to −alpha for negative x, and its slope is continuous for every alpha.</source>
        <translation>x 趋于负无穷时 CELU 趋于 −alpha；无论 alpha 取何值，斜率都连续。</translation>
    </message>
    <message>
        <source>How steeply the gate opens: 0 gives x/2, 1 is SiLU, and a large beta comes close to ReLU.</source>
        <translation>门打开的快慢：0 时为 x/2，1 即 SiLU，beta 很大时接近 ReLU。</translation>
    </message>
    <message>
        <source>How sharply it bends at x = 0, where it is ln(2)/beta; a large beta comes close to ReLU.</source>
        <translation>在 x = 0 处弯折的锐利程度，该处取值为 ln(2)/beta；beta 很大时接近 ReLU。</translation>
    </message>
    <message>
        <source>Where the fraction ends, in |x|/√2: from here on erf is ±1, which it is in float32.</source>
        <translation>有理式的截断点（以 |x|/√2 计）：从此处起 erf 取 ±1，在 float32 中正是如此。</translation>
    </message>
    <message>
        <source>A coefficient of the polynomial in t.</source>
        <translation>关于 t 的多项式的系数。</translation>
    </message>
    <message>
        <source>How fast t = 1/(1 + p·|x|/√2) falls.</source>
        <translation>t = 1/(1 + p·|x|/√2) 下降的快慢。</translation>
    </message>
    <message>
        <source>How strongly the parabola bends.</source>
        <translation>抛物线的弯曲程度。</translation>
    </message>
    <message>
        <source>Minus the place, in |x|/√2, from which the gate is shut.</source>
        <translation>门完全关闭处的 |x|/√2 取负号。</translation>
    </message>
    <message>
        <source>The table covers −r to r. Outside, the result is 0 on the left and x.</source>
        <translation>表覆盖 −r 到 r。表外左侧结果为 0，右侧为 x。</translation>
    </message>
    <message>
        <source>Number of segments between −r and r: the table has n + 1.</source>
        <translation>−r 与 r 之间的分段数：表有 n + 1 项。</translation>
    </message>
    <message>
        <source>Half the width of the gate: it opens between −w and w.</source>
        <translation>门宽的一半：门在 −w 与 w 之间逐渐打开。</translation>
    </message>
    <message>
        <source>A coefficient of your formula.</source>
        <translation>自定义公式中的系数。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>There is no option {0}. The options are: {1}.</source>
        <translation>没有选项 {0}。可用的选项：{1}。</translation>
    </message>
    <message>
        <source>There is no option {0}. Close to it: {2}. The options are: {1}.</source>
        <translation>没有选项 {0}。相近的有：{2}。可用的选项：{1}。</translation>
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
        <source>Give {0} or --formula, not both.</source>
        <translation>{0} 和 --formula 只能给出一个。</translation>
    </message>
    <message>
        <source>{0} does not accept “{1}”. Close to it: {3}. It accepts: {2}.</source>
        <translation>{0} 不接受“{1}”。与之接近的：{3}。可用的值：{2}。</translation>
    </message>
    <message>
        <source>The formula is refused. {0}</source>
        <translation>公式无法接受。{0}</translation>
    </message>
    <message>
        <source>--set needs COEFFICIENT=VALUE, not “{0}”.</source>
        <translation>--set 的写法是“系数=值”，而不是“{0}”。</translation>
    </message>
    <message>
        <source>{0} takes whole numbers from {1} to {2}, not {3}.</source>
        <translation>{0} 应为 {1} 到 {2} 之间的整数，而不是 {3}。</translation>
    </message>
    <message>
        <source>{0} takes numbers from {1} to {2}, not {3}.</source>
        <translation>{0} 应在 {1} 到 {2} 之间，而不是 {3}。</translation>
    </message>
    <message>
        <source>The formula</source>
        <translation>该公式</translation>
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
        <source>There is no display to open a window on. The commands that --help lists need none.</source>
        <translation>没有可用的显示，无法打开窗口。--help 列出的命令不需要显示。</translation>
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
        <source>--pdf cannot be combined with --all, --out, --format or --sweep.</source>
        <translation>--pdf 不能与 --all、--out、--format 或 --sweep 同时使用。</translation>
    </message>
    <message>
        <source>Standard output takes one picture, or --pdf - for all.</source>
        <translation>标准输出只能接收一幅图；要输出全部，请用 --pdf -。</translation>
    </message>
    <message>
        <source>--format takes one kind of file for --out.</source>
        <translation>与 --out 一起使用时，--format 只能给出一种格式。</translation>
    </message>
    <message>
        <source>--caption takes at most {0} characters.</source>
        <translation>--caption 最多 {0} 个字符。</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT in whole pixels, or with mm or in after it, not “{0}”.</source>
        <translation>--size 需要 WIDTHxHEIGHT：整数像素，或在其后写 mm 或 in；不能是“{0}”。</translation>
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
        <source>--tolerance takes a finite number from 0 on, not {0}.</source>
        <translation>--tolerance 应为不小于 0 的有限数，而不是 {0}。</translation>
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
        <source>Keys of the JSON:</source>
        <translation>JSON 的键：</translation>
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
        <source>The work failed, or a measurement was interrupted.</source>
        <translation>未能完成，或测量被中断。</translation>
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
        <source>Interrupted.</source>
        <translation>被中断。</translation>
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
        <source>icons</source>
        <translation>图标</translation>
    </message>
    <message>
        <source>picture of {0} as {1}</source>
        <translation>{0} 的图片，格式 {1}</translation>
    </message>
    <message>
        <source>a sweep as {0}</source>
        <translation>以 {0} 保存的扫描</translation>
    </message>
    <message>
        <source>the translations are missing</source>
        <translation>缺少译文</translation>
    </message>
    <message>
        <source>Qt&apos;s own translations are missing</source>
        <translation>缺少 Qt 自带的翻译</translation>
    </message>
    <message>
        <source>the font is missing</source>
        <translation>缺少字体</translation>
    </message>
    <message>
        <source>{0} cannot be drawn</source>
        <translation>{0} 画不出来</translation>
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
        <source>Coefficients that replace the published ones, such as a=0.05. “eval --list” shows those of every function.</source>
        <translation>用来替换公开值的系数，例如 a=0.05。“eval --list”列出每个函数的系数。</translation>
    </message>
    <message>
        <source>A formula of your own in x and named coefficients, in place of a function of the program: 0.5*x*(1+tanh(c*(x+a*x^3))), for example. A coefficient that is not set has the published value of its namesake, or 1.</source>
        <translation>自己的公式，用 x 和带名字的系数写成，代替程序自带的函数，例如 0.5*x*(1+tanh(c*(x+a*x^3)))。未设置的系数取同名系数的公开值，没有同名系数时取 1。</translation>
    </message>
    <message>
        <source>The function that is compared with exact GELU, by its own name or by one that a framework uses, such as gelu_new or quick_gelu. The default is gelu_tanh; “eval --list” lists the functions, “dictionary” the other names.</source>
        <translation>与精确 GELU 比较的函数，可用本程序的名称，也可用框架中的名称，例如 gelu_new 或 quick_gelu。默认为 gelu_tanh；“eval --list”列出所有函数，“dictionary”列出其他名称。</translation>
    </message>
    <message>
        <source>The form of the output. The default is text. Numbers in JSON read back exactly; the special ones are the strings &quot;inf&quot;, &quot;-inf&quot; and &quot;nan&quot;.</source>
        <translation>输出的形式，默认为 text。JSON 中的数可精确读回；特殊值写成字符串 &quot;inf&quot;、&quot;-inf&quot; 和 &quot;nan&quot;。</translation>
    </message>
    <message>
        <source>Where results are rounded to the format: once at the end, after every operation, or once after operations in float32. The default is every.</source>
        <translation>在何处舍入到该格式：只在最后舍入一次（once），每次运算后舍入（every），或先以 float32 运算、最后舍入一次（float32）。默认为 every。</translation>
    </message>
    <message>
        <source>A session file that says what is shown; other options override it. A single hyphen reads it from standard input. What cannot be read in it is named, and the rest is used.</source>
        <translation>会话文件，决定显示的内容；其他选项优先于它。单个连字符表示从标准输入读取。其中无法读取的部分会被指出，其余部分照常使用。</translation>
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
        <source>A session to open, a file *.gelu.json.</source>
        <translation>要打开的会话文件（*.gelu.json）。</translation>
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
        <source>Begins with the settings of the first start. The old ones are kept beside them under another name.</source>
        <translation>以首次启动时的设置开始。旧设置以另一个名称保留在同一文件夹中。</translation>
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
        <source>The function, by its own name or by one that a framework uses, such as gelu_new. The default is gelu, the exact one. The tanh form is called gelu_tanh, the sigmoid form gelu_sigmoid; --list names them all.</source>
        <translation>函数，可用本程序的名称，也可用框架中的名称，例如 gelu_new。默认为 gelu，即精确函数。tanh 形式叫做 gelu_tanh，sigmoid 形式叫做 gelu_sigmoid；--list 列出全部。</translation>
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
        <source>“{0}” is not a command. Close to it: {2}. The commands are: {1}.</source>
        <translation>“{0}”不是命令。相近的有：{2}。可用的命令：{1}。</translation>
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
        <source>Writes every panel into this folder, each under its own name. The folder is made if only its last part is missing.</source>
        <translation>把所有面板写入此文件夹，各用自己的名称。若仅缺少路径的最后一级，则会创建它。</translation>
    </message>
    <message>
        <source>It needs no display. A file that exists is kept unless --force is given; a file is replaced only when the new one is complete. The same command writes the same bytes; the date in a PDF is that of SOURCE_DATE_EPOCH where that is set.</source>
        <translation>无需显示器。除非给出 --force，已有的文件会保留；新文件写完整之后才会替换旧文件。同一命令写出的字节完全相同；若设置了 SOURCE_DATE_EPOCH，PDF 中的日期取自它。</translation>
    </message>
    <message>
        <source>The panel, or several: curve, derivative, error, ffn, formula, formats, fit, depth, race or chance.</source>
        <translation>面板，可以给出多个：curve、derivative、error、ffn、formula、formats、fit、depth、race 或 chance。</translation>
    </message>
    <message>
        <source>The file to write for --panel; for several panels the folder. A single hyphen writes one picture to standard output.</source>
        <translation>--panel 要写入的文件；有多个面板时是文件夹。单个连字符表示把一幅图写到标准输出。</translation>
    </message>
    <message>
        <source>Writes one PDF with a page for each --panel, or for every panel.</source>
        <translation>写出一个 PDF，每个 --panel 占一页；未给出时每个面板占一页。</translation>
    </message>
    <message>
        <source>The kind of file; a folder takes several. csv and json hold what the panel plots, in all digits; wav lets it be heard. The default is what the ending of FILE says, else png. --sweep takes png, gif or apng.</source>
        <translation>文件类型；写入文件夹时可给出多个。csv 和 json 保存面板绘制的数据，位数完整；wav 把数据变成声音。默认按 FILE 的扩展名，否则为 png。--sweep 接受 png、gif 或 apng。</translation>
    </message>
    <message>
        <source>Size, resolution, text and lines together: normal is the panel&apos;s own size at 96 dpi, double has twice as many pixels, slide is 1920x1080 at 192 dpi, column and columns are for one or two columns of a paper, 85x64 or 175x110 mm at 300 dpi with smaller text and thinner lines. Other options override it.</source>
        <translation>同时设定尺寸、分辨率、文字和线条：normal 是面板自己的尺寸，96 dpi；double 的像素数是两倍；slide 是 1920x1080，192 dpi；column 和 columns 用于论文的单栏或双栏，85x64 或 175x110 mm，300 dpi，文字较小，线条较细。其他选项优先于它。</translation>
    </message>
    <message>
        <source>Width and height in pixels, from 1x1 to 16384 a side and 100 million in all; or in mm or in, as in 85x64mm, then at 300 dpi unless another resolution is given. The default is the panel&apos;s own size.</source>
        <translation>宽度和高度，以像素为单位，从 1x1 到每边 16384、总计 1 亿；也可用 mm 或 in，例如 85x64mm，此时若未给出分辨率则为 300 dpi。默认是面板自己的尺寸。</translation>
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
        <source>Leaves the ground out.</source>
        <translation>不画底色。</translation>
    </message>
    <message>
        <source>Text F times as large, from 0.25 to 4, whatever the lines. The default is 1, which is 9 points.</source>
        <translation>文字放大到 F 倍，从 0.25 到 4，与线条无关。默认为 1，即 9 磅。</translation>
    </message>
    <message>
        <source>Lines and dots F times as thick, from 0.1 to 10, whatever the text. The default is 1.</source>
        <translation>线条和圆点加粗到 F 倍，从 0.1 到 10，与文字无关。默认为 1。</translation>
    </message>
    <message>
        <source>Where the legend stands: above, top-left, top-right, bottom-left, bottom-right or none. The default is above, also where there is no room in the corner.</source>
        <translation>图例的位置：above、top-left、top-right、bottom-left、bottom-right 或 none。默认为 above；角落里放不下时也是如此。</translation>
    </message>
    <message>
        <source>Writes the panel&apos;s title above the picture.</source>
        <translation>在图的上方写出面板的标题。</translation>
    </message>
    <message>
        <source>Writes a text below the picture.</source>
        <translation>在图的下方写一段文字。</translation>
    </message>
    <message>
        <source>Writes below the picture what it depends on: functions, coefficients, format, range, measure and version. The file has this among its properties in any case.</source>
        <translation>在图的下方写出它所依据的内容：函数、系数、数值格式、范围、误差度量和版本。无论是否写出，文件属性中都有这些内容。</translation>
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
        <source>Shows the error on a logarithmic axis.</source>
        <translation>用对数轴显示误差。</translation>
    </message>
    <message>
        <source>Draws a panel again and again while x or a coefficient runs from one value to another, 2 to 2000 times. --out is a folder for numbered PNG files, or the name of a .gif or .apng file, which moves.</source>
        <translation>让 x 或某个系数从一个值变到另一个值，把面板重复绘制 2 到 2000 次。--out 是存放编号 PNG 文件的文件夹，或者 .gif、.apng 动画文件的名称。</translation>
    </message>
    <message>
        <source>Frames a second of --sweep, from 0.1 to 50. The default is 20.</source>
        <translation>--sweep 每秒的帧数，从 0.1 到 50。默认为 20。</translation>
    </message>
    <message>
        <source>Does not print the names of the files.</source>
        <translation>不打印文件名。</translation>
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
    <message>
        <source>There is not enough memory for this work. Ask for less, or end other programs.</source>
        <translation>内存不足，无法完成这项工作。请减小规模，或结束其他程序。</translation>
    </message>
    <message>
        <source>A part of the program is missing or broken: {0}. Install the program again.</source>
        <translation>程序的一部分缺失或损坏：{0}。请重新安装程序。</translation>
    </message>
    <message>
        <source>Stopped before the work was done.</source>
        <translation>工作尚未完成就已停止。</translation>
    </message>
    <message>
        <source>The largest magnitude of the error.</source>
        <translation>误差绝对值的最大值。</translation>
    </message>
    <message>
        <source>The x of that error; of several equal ones the largest x.</source>
        <translation>该误差所在的 x；有几处相等时取最大的 x。</translation>
    </message>
    <message>
        <source>The error there, approximation minus exact GELU.</source>
        <translation>该处的误差：近似值减去精确 GELU。</translation>
    </message>
    <message>
        <source>The root of the mean square over the range.</source>
        <translation>区间上的均方根。</translation>
    </message>
    <message>
        <source>With --tolerance: the share of the range, from 0 to 1, on which the error is larger.</source>
        <translation>给出 --tolerance 时：误差超过它的部分占区间的比例，从 0 到 1。</translation>
    </message>
    <message>
        <source>How many inputs were evaluated.</source>
        <translation>计算了多少个输入。</translation>
    </message>
    <message>
        <source>The largest error in ulp.</source>
        <translation>以 ulp 计的最大误差。</translation>
    </message>
    <message>
        <source>Its input; max_ulp_at_hex has the bit pattern of that number.</source>
        <translation>该误差所在的输入；max_ulp_at_hex 是这个数的位模式。</translation>
    </message>
    <message>
        <source>The share of the inputs, from 0 to 1, at which the result is exact GELU rounded to the format.</source>
        <translation>结果等于精确 GELU 舍入到该格式的输入所占的比例，从 0 到 1。</translation>
    </message>
    <message>
        <source>The first input below zero whose result is 0, coming from zero; null if there is none.</source>
        <translation>从零往负方向，第一个结果为 0 的输入；没有时为 null。</translation>
    </message>
    <message>
        <source>How many results are infinite or NaN.</source>
        <translation>有多少个结果为无穷大或 NaN。</translation>
    </message>
    <message>
        <source>The function that was asked for, with all its coefficients.</source>
        <translation>所指定的函数及其全部系数。</translation>
    </message>
    <message>
        <source>What was measured.</source>
        <translation>测量的对象。</translation>
    </message>
    <message>
        <source>Always “sampled” here; a sweep is “exhaustive”.</source>
        <translation>此处总是“sampled”（采样）；sweep 则是“exhaustive”（穷举）。</translation>
    </message>
    <message>
        <source>Where exact GELU, or its slope, is zero and the other is not, if that is in the range and the error is relative or in ulp: the error is unbounded there.</source>
        <translation>精确 GELU 或其斜率为零而另一函数不为零之处（若在范围内，且误差为相对误差或以 ulp 计）：误差在该处无界。</translation>
    </message>
    <message>
        <source>The same over the whole axis, weighted by the density of N(0,1).</source>
        <translation>整个数轴上以 N(0,1) 密度加权的均方根。</translation>
    </message>
    <message>
        <source>With --tolerance: the same share of N(0,1).</source>
        <translation>给出 --tolerance 时：该部分占 N(0,1) 的比例。</translation>
    </message>
    <message>
        <source>What was swept; the method is “exhaustive”.</source>
        <translation>遍历的对象；方法为“exhaustive”（穷举）。</translation>
    </message>
    <message>
        <source>The largest absolute and relative error, and where.</source>
        <translation>最大的绝对误差和相对误差，以及所在之处。</translation>
    </message>
    <message>
        <source>The same share of N(0,1) rounded to the format; null for float32.</source>
        <translation>对舍入到该格式的 N(0,1) 而言的同一比例；float32 为 null。</translation>
    </message>
    <message>
        <source>How many results are on the wrong side of zero.</source>
        <translation>有多少个结果的正负号错误。</translation>
    </message>
    <message>
        <source>How often a result falls where exact GELU rises, or rises where it falls.</source>
        <translation>结果在精确 GELU 上升处下降、或在其下降处上升的次数。</translation>
    </message>
    <message>
        <source>The errors in ulp that 50, 90, 99 and 99.9 % of the results keep to.</source>
        <translation>50、90、99 和 99.9 % 的结果不超过的误差，以 ulp 计。</translation>
    </message>
    <message>
        <source>The same for parts of the axis, each with name, low, high, and weight, the share of N(0,1) that falls there.</source>
        <translation>数轴各段的同样数据，另有 name、low、high，以及 weight，即 N(0,1) 落在该段的比例。</translation>
    </message>
    <message>
        <source>How many errors lie above one of the edges, in ulp, and up to the next.</source>
        <translation>误差落在相邻两个边界（以 ulp 计，含上界）之间的个数。</translation>
    </message>
    <message>
        <source>What was fitted, and how.</source>
        <translation>拟合的对象和方式。</translation>
    </message>
    <message>
        <source>Two objects with the keys that follow.</source>
        <translation>两个对象，各有以下的键。</translation>
    </message>
    <message>
        <source>Every coefficient by its name.</source>
        <translation>按名称列出的全部系数。</translation>
    </message>
    <message>
        <source>The largest magnitude of the error of the target.</source>
        <translation>目标的误差绝对值的最大值。</translation>
    </message>
    <message>
        <source>Whether the error reaches its largest magnitude with alternating signs as often as a minimax answer must.</source>
        <translation>误差是否以交错的符号、按极小极大解所必需的次数达到最大绝对值（等振荡）。</translation>
    </message>
    <message>
        <source>Where it reaches it: x and error, with its sign.</source>
        <translation>达到之处：x 和带符号的误差（error）。</translation>
    </message>
    <message>
        <source>max, at, rms and rms_normal of each of value, slope and gate.</source>
        <translation>value、slope 和 gate 各自的 max、at、rms 和 rms_normal。</translation>
    </message>
    <message>
        <source>Whether the fit came to its end; if not, nothing is changed and the exit code is 1.</source>
        <translation>拟合是否收敛；若没有，则什么都不改变，退出码为 1。</translation>
    </message>
    <message>
        <source>Why it did not; empty if it did.</source>
        <translation>未收敛的原因；收敛时为空。</translation>
    </message>
    <message>
        <source>What the name is here, if it is one of a function.</source>
        <translation>这个名称在本程序中是什么，如果它是函数名的话。</translation>
    </message>
    <message>
        <source>Other names of the same function; they may differ by rounding.</source>
        <translation>同一函数的其他名称；舍入可能不同。</translation>
    </message>
    <message>
        <source>Who uses it: project, version, name, function, coefficients, default (null where there is no choice), trap and source.</source>
        <translation>谁使用它：project、version、name、function、coefficients、default（无可选择时为 null）、trap 和 source。</translation>
    </message>
    <message>
        <source>Measures how far an approximation is from exact GELU.</source>
        <translation>测量近似函数偏离精确 GELU 多远。</translation>
    </message>
    <message>
        <source>The error is sampled densely over the range, and its peak is refined until it stands still; both functions are computed in float64.</source>
        <translation>在区间上密集采样误差，并把峰值逐步细化到不再变化；两个函数都以 float64 计算。</translation>
    </message>
    <message>
        <source>The difference, the difference divided by exact GELU, or the difference in units in the last place of exact GELU. The default is abs.</source>
        <translation>差值（abs）、差值除以精确 GELU（rel），或以精确 GELU 的末位单位计的差值（ulp）。默认为 abs。</translation>
    </message>
    <message>
        <source>What is compared: the value, the slope, or the gate, which is the value divided by x. The default is value.</source>
        <translation>比较的对象：值（value）、斜率（slope）或门（gate，即值除以 x）。默认为 value。</translation>
    </message>
    <message>
        <source>Where the error is measured. The default is −4 to 4.</source>
        <translation>测量误差的区间，默认为 −4 到 4。</translation>
    </message>
    <message>
        <source>Tells on which share of the range, and of N(0,1), the error is larger than T in the measure chosen.</source>
        <translation>给出误差（按所选度量）超过 T 的部分在区间上以及在 N(0,1) 中所占的比例。</translation>
    </message>
    <message>
        <source>Every finite number of the format is an input, so the figures are exhaustive. An ulp is the unit in the last place of exact GELU in the format. All of float32 takes the better part of an hour; --range makes it shorter, and Ctrl+C stops it.</source>
        <translation>该格式的每一个有限数都是输入，因此结果是穷举的。一个 ulp 是精确 GELU 在该格式中的末位单位。遍历全部 float32 需要大半个小时；--range 可以缩短，Ctrl+C 可以停止。</translation>
    </message>
    <message>
        <source>The coefficients that may move, such as c,a. The default is all of them; whole numbers cannot be fitted.</source>
        <translation>允许变动的系数，例如 c,a。默认为全部；整数系数不能拟合。</translation>
    </message>
    <message>
        <source>What becomes smallest: the largest error, the root mean square over the range, or the root mean square under N(0,1). The default is minimax.</source>
        <translation>使什么最小：最大误差（minimax）、区间上的均方根（l2），或 N(0,1) 下的均方根（normal）。默认为 minimax。</translation>
    </message>
    <message>
        <source>Where it is fitted. The default is −8 to 8.</source>
        <translation>拟合的区间，默认为 −8 到 8。</translation>
    </message>
    <message>
        <source>Gives the gate the slope of Φ at 0.</source>
        <translation>使门在 0 处的斜率等于 Φ 的斜率。</translation>
    </message>
    <message>
        <source>The code has the operations in their order and the coefficients in all digits. A comment says how large the error is, and warns of coefficients that are not the published ones.</source>
        <translation>代码按原来的顺序写出运算，系数给出全部数位。注释说明误差有多大，并在系数不是公开值时给出警告。</translation>
    </message>
    <message>
        <source>The number format in whose units --measure ulp counts. The default is float64.</source>
        <translation>--measure ulp 以哪种数值格式的单位计数，默认为 float64。</translation>
    </message>
    <message>
        <source>Evaluates an approximation at every number of a format.</source>
        <translation>在一种数值格式的每一个数上计算近似函数。</translation>
    </message>
    <message>
        <source>float32, float16, bfloat16, e4m3fn or e5m2, or another common name of them, such as half or fp8_e4m3. The default is bfloat16.</source>
        <translation>float32、float16、bfloat16、e4m3fn 或 e5m2，也可用其他常见名称，例如 half 或 fp8_e4m3。默认为 bfloat16。</translation>
    </message>
    <message>
        <source>Flushes subnormal numbers of the format to zero.</source>
        <translation>把该格式的次正规数当作零。</translation>
    </message>
    <message>
        <source>For float32: the inputs from LOW to HIGH only. The default is every finite one.</source>
        <translation>用于 float32：只计算从 LOW 到 HIGH 的输入。默认为每一个有限数。</translation>
    </message>
    <message>
        <source>Finds the coefficients that make an error smallest.</source>
        <translation>求使误差最小的系数。</translation>
    </message>
    <message>
        <source>The result is shown before and after in every norm, since winning one loses another. Constants that were refitted change a model whose weights were trained with others.</source>
        <translation>拟合前后的结果以所有范数并列给出，因为一种范数变小往往使另一种变大。模型的权重若是用别的常数训练的，换上重新拟合的常数会改变模型。</translation>
    </message>
    <message>
        <source>What is fitted: GELU, its slope, or its gate Φ. The default is gelu.</source>
        <translation>拟合的目标：GELU（gelu）、它的斜率（slope）或它的门 Φ（gate）。默认为 gelu。</translation>
    </message>
    <message>
        <source>Prints an approximation as code.</source>
        <translation>把近似函数写成代码。</translation>
    </message>
    <message>
        <source>python, numpy, pytorch, jax, c, cuda, latex or sollya. The default is python.</source>
        <translation>python、numpy、pytorch、jax、c、cuda、latex 或 sollya，默认为 python。</translation>
    </message>
    <message>
        <source>A format of 16 or 8 bits in which the error is measured too, such as bfloat16.</source>
        <translation>另外在这种 16 位或 8 位格式中测量误差，例如 bfloat16。</translation>
    </message>
    <message>
        <source>Tells which GELU a framework or a model means by a name.</source>
        <translation>说明框架或模型中的某个名称指的是哪一种 GELU。</translation>
    </message>
    <message>
        <source>Without a name it lists every entry: who uses the name, what it is here, and what to beware of.</source>
        <translation>不给名称时列出全部条目：谁使用该名称、它在本程序中是什么，以及要当心什么。</translation>
    </message>
    <message>
        <source>A name such as gelu_new, or words to look for, such as GPT-2.</source>
        <translation>名称，例如 gelu_new；或要查找的词，例如 GPT-2。</translation>
    </message>
    <message>
        <source>{0} is {1} here.</source>
        <translation>{0} 在本程序中是 {1}。</translation>
    </message>
    <message>
        <source>The same up to rounding: {0}.</source>
        <translation>除舍入外相同：{0}。</translation>
    </message>
    <message>
        <source>{0}, the default</source>
        <translation>{0}，默认</translation>
    </message>
    <message>
        <source>{0}, to be asked for</source>
        <translation>{0}，须另行指定</translation>
    </message>
    <message>
        <source>Verdict: {0}</source>
        <translation>判定：{0}</translation>
    </message>
    <message>
        <source>Measured: {0}</source>
        <translation>实测：{0}</translation>
    </message>
    <message>
        <source>What is true: {0}</source>
        <translation>实情：{0}</translation>
    </message>
    <message>
        <source>How: {0}</source>
        <translation>方法：{0}</translation>
    </message>
    <message>
        <source>Source: {0}</source>
        <translation>来源：{0}</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门</translation>
    </message>
    <message>
        <source>absolute error</source>
        <translation>绝对误差</translation>
    </message>
    <message>
        <source>relative error</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>error in ulp of {0}</source>
        <translation>以 {0} 的 ulp 计的误差</translation>
    </message>
    <message>
        <source>{0} against exact GELU</source>
        <translation>{0} 与精确 GELU 比较</translation>
    </message>
    <message>
        <source>coefficients</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}，{1}</translation>
    </message>
    <message>
        <source>{0} to {1}, sampled, the peak refined</source>
        <translation>{0} 到 {1}，采样，峰值经过细化</translation>
    </message>
    <message>
        <source>range</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>{0} at x = {1}</source>
        <translation>{0}，位于 x = {1}</translation>
    </message>
    <message>
        <source>pole at x = {1}, unbounded</source>
        <translation>在 x = {1} 处有极点，无界</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>rms over the range</source>
        <translation>区间均方根</translation>
    </message>
    <message>
        <source>rms under N(0,1)</source>
        <translation>N(0,1) 下的均方根</translation>
    </message>
    <message>
        <source>{0} of the range, {1} of N(0,1)</source>
        <translation>区间的 {0}，N(0,1) 的 {1}</translation>
    </message>
    <message>
        <source>NaN on a part of the axis, which is left out of “largest”</source>
        <translation>数轴的一部分为 NaN，未计入“最大”</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>无界</translation>
    </message>
    <message>
        <source>above {0} on</source>
        <translation>超过 {0} 的部分</translation>
    </message>
    <message>
        <source>{0} % done</source>
        <translation>已完成 {0} %</translation>
    </message>
    <message>
        <source>{0} % done, {1} min left</source>
        <translation>已完成 {0} %，剩余 {1} 分</translation>
    </message>
    <message>
        <source>the result rounded once</source>
        <translation>结果舍入一次</translation>
    </message>
    <message>
        <source>every operation rounded</source>
        <translation>每次运算都舍入</translation>
    </message>
    <message>
        <source>operations in float32, the result rounded</source>
        <translation>以 float32 运算，结果舍入</translation>
    </message>
    <message>
        <source>one operation, its result rounded</source>
        <translation>一次运算，结果舍入</translation>
    </message>
    <message>
        <source>{0} in {1} against exact GELU</source>
        <translation>{1} 中的 {0} 与精确 GELU 比较</translation>
    </message>
    <message>
        <source>inputs x</source>
        <translation>输入 x</translation>
    </message>
    <message>
        <source>count</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>max ulp</source>
        <translation>最大 ulp</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>非有限</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>正确舍入</translation>
    </message>
    <message>
        <source>of N(0,1)</source>
        <translation>占 N(0,1)</translation>
    </message>
    <message>
        <source>{0} has too many numbers to try them all. “errors” samples them.</source>
        <translation>{0} 的数太多，无法逐一尝试。“errors”可以采样。</translation>
    </message>
    <message>
        <source>--range is for float32; every number of {0} is tried in any case.</source>
        <translation>--range 用于 float32；{0} 的每一个数都会计算。</translation>
    </message>
    <message>
        <source>--range needs two numbers, the smaller one first.</source>
        <translation>--range 需要两个数，小的在前。</translation>
    </message>
    <message>
        <source>{0} has no numbers from {1} to {2}.</source>
        <translation>{0} 在 {1} 到 {2} 之间没有数。</translation>
    </message>
    <message>
        <source>, subnormals flushed to zero</source>
        <translation>，次正规数当作零</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>{0}, exhaustive: every number from {1} to {2}</source>
        <translation>{0}，穷举：从 {1} 到 {2} 的每一个数</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>largest error in ulp</source>
        <translation>最大误差（ulp）</translation>
    </message>
    <message>
        <source>largest absolute error</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>largest relative error</source>
        <translation>最大相对误差</translation>
    </message>
    <message>
        <source>correctly rounded</source>
        <translation>正确舍入</translation>
    </message>
    <message>
        <source>ulp at most</source>
        <translation>ulp 不超过</translation>
    </message>
    <message>
        <source>first zero at</source>
        <translation>首个零位于</translation>
    </message>
    <message>
        <source>wrong sign</source>
        <translation>符号错误</translation>
    </message>
    <message>
        <source>steps the wrong way</source>
        <translation>升降方向错误</translation>
    </message>
    <message>
        <source>{0} at x = {1} ({2})</source>
        <translation>{0}，位于 x = {1}（{2}）</translation>
    </message>
    <message>
        <source>{0} of the inputs</source>
        <translation>输入的 {0}</translation>
    </message>
    <message>
        <source>{0} of the inputs, {1} of N(0,1)</source>
        <translation>输入的 {0}，N(0,1) 的 {1}</translation>
    </message>
    <message>
        <source>{0} fitted to GELU</source>
        <translation>{0} 拟合 GELU</translation>
    </message>
    <message>
        <source>{0} fitted to the slope of GELU</source>
        <translation>{0} 拟合 GELU 的斜率</translation>
    </message>
    <message>
        <source>{0} fitted to the gate of GELU</source>
        <translation>{0} 拟合 GELU 的门</translation>
    </message>
    <message>
        <source>minimax from {0} to {1}</source>
        <translation>{0} 到 {1} 上的极小极大</translation>
    </message>
    <message>
        <source>least squares from {0} to {1}</source>
        <translation>{0} 到 {1} 上的最小二乘</translation>
    </message>
    <message>
        <source>least squares under N(0,1)</source>
        <translation>N(0,1) 下的最小二乘</translation>
    </message>
    <message>
        <source>{0}, largest error</source>
        <translation>{0}，最大误差</translation>
    </message>
    <message>
        <source>{0}, rms over the range</source>
        <translation>{0}，区间均方根</translation>
    </message>
    <message>
        <source>{0}, rms under N(0,1)</source>
        <translation>{0}，N(0,1) 下的均方根</translation>
    </message>
    <message>
        <source>Nothing is changed. {0}</source>
        <translation>没有任何改变。{0}</translation>
    </message>
    <message>
        <source>{0} has no coefficients to fit.</source>
        <translation>{0} 没有可拟合的系数。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>This stack cannot be computed: {0}</source>
        <translation>无法计算该网络：{0}</translation>
    </message>
    <message>
        <source>{0} layers without attention, seed {1}</source>
        <translation>{0} 层，无注意力，种子 {1}</translation>
    </message>
    <message>
        <source>signal after each layer</source>
        <translation>各层之后的信号</translation>
    </message>
    <message>
        <source>gradient at each layer</source>
        <translation>各层处的梯度</translation>
    </message>
    <message>
        <source>This stack is too large: take fewer layers, or a smaller width or batch.</source>
        <translation>该网络过大：请减少层数，或减小宽度或批量。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>before each block</source>
        <translation>在每个块之前</translation>
    </message>
    <message>
        <source>after each block</source>
        <translation>在每个块之后</translation>
    </message>
    <message>
        <source>widths</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>normalisation</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>equioscillates</source>
        <translation>等振荡</translation>
    </message>
    <message>
        <source>{0} has no formula that could be written as code.</source>
        <translation>{0} 没有可以写成代码的公式。</translation>
    </message>
    <message>
        <source>Follows signals and gradients through a deep stack.</source>
        <translation>跟踪信号与梯度在多层网络中的变化。</translation>
    </message>
    <message>
        <source>A batch of random tokens goes forward through layers with drawn weights, as at the beginning of training, and a gradient of norm 1 goes back from the end. Every activation meets the same weights. There is no attention in the stack. Where a residual stack normalises before each block, a final normalisation stands behind it, as in GPT-2, and the gradient of norm 1 comes from behind that.</source>
        <translation>一批随机 token 前向通过随机初始化的各层，如同训练开始时；范数为 1 的梯度从末端反向传回。各激活函数使用相同的权重。网络中没有注意力层。带残差且在每个块之前归一化的网络，末端还有一个最终归一化（如 GPT-2），范数为 1 的梯度从它之后传入。</translation>
    </message>
    <message>
        <source>How many layers, 1 to 96. The default is 24.</source>
        <translation>层数，1 到 96。默认为 24。</translation>
    </message>
    <message>
        <source>The functions that are compared, such as gelu,relu, by their own names or by those that frameworks use. The default is gelu,relu,sigmoid.</source>
        <translation>要比较的函数，例如 gelu,relu，可用其自身名称或框架中的名称。默认为 gelu,relu,sigmoid。</translation>
    </message>
    <message>
        <source>Feed-forward blocks of two matrices, or plain layers of one. The default is ffn.</source>
        <translation>由两个矩阵组成的前馈块，或一个矩阵的普通层。默认为 ffn。</translation>
    </message>
    <message>
        <source>Where the layer normalisation is: nowhere, before each block, or after it and the addition. The default is none.</source>
        <translation>层归一化的位置：没有，在每个块之前，或在块与相加之后。默认为 none。</translation>
    </message>
    <message>
        <source>Adds the input of each layer to its output.</source>
        <translation>把每层的输入加到其输出上。</translation>
    </message>
    <message>
        <source>How the weights are drawn: bert, normal, xavier, he, gain or keeping. The default is normal, which is N(0, 0.02²).</source>
        <translation>权重的初始化方式：bert、normal、xavier、he、gain 或 keeping。默认为 normal，即 N(0, 0.02²)。</translation>
    </message>
    <message>
        <source>Numbers in a token, 1 to 1024. The default is 128; BERT has 768.</source>
        <translation>token 向量的维数，1 到 1024。默认为 128；BERT 为 768。</translation>
    </message>
    <message>
        <source>Hidden units of a block, 1 to 4096. The default is four times the width.</source>
        <translation>每个块的隐藏单元数，1 到 4096。默认为宽度的四倍。</translation>
    </message>
    <message>
        <source>How many tokens, 1 to 256. The default is 32.</source>
        <translation>token 数，1 到 256。默认为 32。</translation>
    </message>
    <message>
        <source>Draws weights, tokens and gradient; the same seed gives the same numbers. The default is 0.</source>
        <translation>用于抽取权重、token 和梯度；相同的种子给出相同的数值。默认为 0。</translation>
    </message>
    <message>
        <source>What was stacked. final_norm tells whether a last normalisation stands behind it.</source>
        <translation>所堆叠的网络。final_norm 表示其后是否还有一个最终归一化。</translation>
    </message>
    <message>
        <source>The norm of the gradient at the same places, the input first. The last one is 1, but with a final normalisation, through which it has come.</source>
        <translation>相同位置处梯度的范数，从输入开始。最后一个值为 1；有最终归一化时梯度已穿过它，则不为 1。</translation>
    </message>
    <message>
        <source>Which share of the signal there differs between tokens, from 0 to 1: what is the same for all of them tells nothing. nan with one token.</source>
        <translation>该处信号中因 token 而异的部分所占比例，0 到 1：对所有 token 都相同的部分不含任何信息。只有一个 token 时为 nan。</translation>
    </message>
    <message>
        <source>The same lists but the last for infinitely wide layers; nan from where a mean of the function is not finite.</source>
        <translation>无限宽网络的同样几个列表，最后一个除外；从函数的某个均值不再有限之处起为 nan。</translation>
    </message>
    <message>
        <source>What becomes of the signal and of the gradient, in words.</source>
        <translation>用文字说明信号与梯度的变化。</translation>
    </message>
    <message>
        <source>Always false: there is none.</source>
        <translation>始终为 false：没有注意力层。</translation>
    </message>
    <message>
        <source>One entry a function, in the order asked for.</source>
        <translation>每个函数一项，按所给顺序。</translation>
    </message>
    <message>
        <source>The name of the function.</source>
        <translation>函数名称。</translation>
    </message>
    <message>
        <source>The root mean square of the stream before the first layer and after each.</source>
        <translation>第一层之前以及每层之后残差流的均方根。</translation>
    </message>
    <message>
        <source>The standard deviation of each layer&apos;s pre-activations.</source>
        <translation>每层预激活值的标准差。</translation>
    </message>
    <message>
        <source>--activation needs the name of an activation.</source>
        <translation>--activation 需要激活函数的名称。</translation>
    </message>
    <message>
        <source>--activation is missing. {0}</source>
        <translation>缺少 --activation。{0}</translation>
    </message>
    <message>
        <source>--{0} takes a whole number from {1} to {2}, not {3}.</source>
        <translation>--{0} 须为 {1} 到 {2} 之间的整数，不能是 {3}。</translation>
    </message>
    <message>
        <source>--{0} cannot be combined with --source {1}.</source>
        <translation>--{0} 不能与 --source {1} 同时使用。</translation>
    </message>
    <message>
        <source>{0} in place of {1}, {2} → {3} → {2}, {4} tokens</source>
        <translation>以 {0} 代替 {1}，{2} → {3} → {2}，{4} 个 token</translation>
    </message>
    <message>
        <source>{0} exactly zero, {1} below 0.01 in magnitude, {2} units dead</source>
        <translation>恰为零 {0}，绝对值小于 0.01 的 {1}，死亡单元 {2} 个</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>{0}, counted from 0 ({1})</source>
        <translation>{0}，从 0 数起（{1}）</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>trained with</source>
        <translation>训练所用</translation>
    </message>
    <message>
        <source>unknown; --activation says {0}</source>
        <translation>未知；--activation 指定为 {0}</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>{0} at token {1}, “{3}”, element {2}</source>
        <translation>{0}，位于第 {1} 个 token“{3}”的第 {2} 个元素</translation>
    </message>
    <message>
        <source>mean {0}, standard deviation {1}, {2} negative</source>
        <translation>均值 {0}，标准差 {1}，负值占 {2}</translation>
    </message>
    <message>
        <source>pre-activations</source>
        <translation>预激活</translation>
    </message>
    <message>
        <source>relative difference</source>
        <translation>相对差</translation>
    </message>
    <message>
        <source>normalised noise</source>
        <translation>归一化噪声</translation>
    </message>
    <message>
        <source>hidden states of sentences</source>
        <translation>句子的隐藏状态</translation>
    </message>
    <message>
        <source>{0}, {1} tokens</source>
        <translation>{0}，{1} 个 token</translation>
    </message>
    <message>
        <source>{0} at token {1}, element {2}</source>
        <translation>{0}，位于第 {1} 个 token 的第 {2} 个元素</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Stopped when {0} % was done; what was trained until then is printed.</source>
        <translation>完成 {0} % 时已停止；到那时为止的训练结果已输出。</translation>
    </message>
    <message>
        <source>Interrupted: {0} % of the training is done.</source>
        <translation>已中断：训练完成了 {0} %。</translation>
    </message>
    <message>
        <source>--{0} takes a number from {1} to {2}, not {3}.</source>
        <translation>--{0} 须为 {1} 到 {2} 之间的数，不能是 {3}。</translation>
    </message>
    <message>
        <source>test error</source>
        <translation>测试误差</translation>
    </message>
    <message>
        <source>{0}–{1} %</source>
        <translation>{0}–{1} %</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>dead units</source>
        <translation>死亡单元</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>Trains the same small network with several activations and compares them.</source>
        <translation>用多种激活函数训练同一个小型网络并进行比较。</translation>
    </message>
    <message>
        <source>Residual feed-forward blocks without attention learn 8×8 handwritten digits, once with each seed. The same seed gives the same result on the same machine. A difference counts only if it is larger than the noise of the seeds. Ctrl+C stops it; what was trained until then is printed, and the exit code is 1.</source>
        <translation>由残差前馈块组成、不含注意力的网络学习 8×8 手写数字，每个种子训练一次。在同一台机器上，相同的种子给出相同的结果。只有超出种子间随机波动的差异才算数。按 Ctrl+C 可中止；到那时为止的训练结果会输出，退出码为 1。</translation>
    </message>
    <message>
        <source>The activations, such as gelu,relu,silu. The default is gelu, relu and sigmoid.</source>
        <translation>激活函数，例如 gelu,relu,silu。默认为 gelu、relu 和 sigmoid。</translation>
    </message>
    <message>
        <source>How the weights are moved. The default is adam.</source>
        <translation>更新权重的优化器。默认为 adam。</translation>
    </message>
    <message>
        <source>The learning rate, from 0.00001 to 1. The default is 0.001.</source>
        <translation>学习率，范围 0.00001 到 1。默认为 0.001。</translation>
    </message>
    <message>
        <source>How often the training images are seen. The default is 20.</source>
        <translation>训练轮数，即训练图像被遍历的次数。默认为 20。</translation>
    </message>
    <message>
        <source>Blocks of each network. The default is 2.</source>
        <translation>每个网络的块数。默认为 2。</translation>
    </message>
    <message>
        <source>The width of the stream; a block has four times as many hidden units. The default is 32.</source>
        <translation>残差流的宽度；每个块的隐藏单元数是它的四倍。默认为 32。</translation>
    </message>
    <message>
        <source>Networks of each activation, 1 to 20. The default is 5. Two activations need 4 at least, three to seven need 5, more need 6: with fewer, no difference can be told from noise.</source>
        <translation>每种激活函数训练的网络数，1 到 20。默认为 5。两种激活函数至少需要 4 个，三到七种需要 5 个，更多则需要 6 个：再少就无法把任何差异与随机波动区分开。</translation>
    </message>
    <message>
        <source>By activation: median, low and high, the percentiles 10 and 90, of each measure after the last epoch, of the networks that saw it; null if there are none.</source>
        <translation>按激活函数：各项指标在最后一轮之后的 median、low 和 high（第 10 和第 90 百分位数），只计完成该轮的网络；没有时为 null。</translation>
    </message>
    <message>
        <source>kind (leads, group, noise, few or alone), order by the median test error, close (the first and those within the noise of it), p (null where nothing is judged), seeds, needed (how many seeds a verdict takes at least), and text.</source>
        <translation>kind（leads、group、noise、few 或 alone）、order（按测试误差中位数排序）、close（第一名以及与它的差异在随机波动之内的各项）、p（未作判定时为 null）、seeds、needed（作出判定至少需要的种子数）和 text。</translation>
    </message>
    <message>
        <source>The first seed; the others follow it. The default is 0.</source>
        <translation>第一个种子，其余依次递增。默认为 0。</translation>
    </message>
    <message>
        <source>What was asked for.</source>
        <translation>所请求的设置。</translation>
    </message>
    <message>
        <source>Whether it was stopped before every network was trained.</source>
        <translation>是否在所有网络训练完之前被中止。</translation>
    </message>
    <message>
        <source>How many images the networks learn from and are tested on.</source>
        <translation>训练图像数和测试图像数。</translation>
    </message>
    <message>
        <source>One a network, with activation and seed, and before training and after every epoch: loss, the mean on the training images; test_error, the share of the test images that were taken for another digit; dead, the share of hidden units that give zero for every training image.</source>
        <translation>每个网络一项，含 activation 和 seed，以及训练前和每轮之后的：loss，训练图像上的平均损失；test_error，被认成其他数字的测试图像所占比例；dead，对所有训练图像输出都为零的隐藏单元所占比例。</translation>
    </message>
    <message>
        <source>The file has no layer {0}. It has: {1}.</source>
        <translation>文件中没有第 {0} 层。其中有：{1}。</translation>
    </message>
    <message>
        <source>Mean, standard deviation, and the share that is negative, from 0 to 1.</source>
        <translation>均值、标准差，以及负值所占比例（0 到 1）。</translation>
    </message>
    <message>
        <source>Shares of the hidden values with the first function that are exactly zero, and below 0.01 in magnitude.</source>
        <translation>使用第一个函数时，隐藏值恰为零的比例，以及绝对值小于 0.01 的比例。</translation>
    </message>
    <message>
        <source>How many hidden units are zero for every token: few tokens say little.</source>
        <translation>对所有 token 均为零的隐藏单元数；token 少时说明不了什么。</translation>
    </message>
    <message>
        <source>Zeros, near_zeros and dead with the second function.</source>
        <translation>使用第二个函数时的 zeros、near_zeros 和 dead。</translation>
    </message>
    <message>
        <source>The norm of the difference of both outputs divided by that of the first, and the cosine of both.</source>
        <translation>两个输出之差的范数除以第一个输出的范数，以及两者的余弦。</translation>
    </message>
    <message>
        <source>Where the block is from: weights drawn at random, the trained layer that comes with the program, or a .safetensors or .npz file. The default is synthetic.</source>
        <translation>前馈块的来源：随机抽取的权重、程序自带的训练好的层，或 .safetensors、.npz 文件。默认为 synthetic。</translation>
    </message>
    <message>
        <source>The block: where it is from, the number of its layer, counted from 0 as --layer takes it, its name, its width and hidden units, and whether it is gated.</source>
        <translation>前馈块：来源、层号（从 0 数起，与 --layer 一致）、层名、宽度与隐藏单元数，以及是否带门控。</translation>
    </message>
    <message>
        <source>How many tokens went through, whether they are noise, states or a file of states, the axes in which that file has them, and what drew them.</source>
        <translation>通过的 token 数，它们是噪声、隐藏状态还是隐藏状态文件，该文件存放它们的各维长度，以及抽取所用的种子。</translation>
    </message>
    <message>
        <source>The two functions, the format of the second one, and, for a trained layer, which activation it was trained with; null where that is not known.</source>
        <translation>两个函数、第二个函数的格式；对训练好的层，还有训练所用的激活函数，未知时为 null。</translation>
    </message>
    <message>
        <source>The element of the output that changes most: how far, the same with its sign, and its token and place, counted from 0 (the text counts them from 1); and the text of that token, null where it has none.</source>
        <translation>输出中变化最大的元素：变化的大小、带符号的值，以及所在的 token 和位置（从 0 数起；文字输出从 1 数起）；还有该 token 的文本，没有时为 null。</translation>
    </message>
    <message>
        <source>For a file: the number of the layer, counted from 0 as in the names of its weights. The default is the first one.</source>
        <translation>用于文件：层号，从 0 数起，与权重名称中的编号一致。默认为第一层。</translation>
    </message>
    <message>
        <source>For a file: an .npy or .npz file of hidden states that enter the layer; its last axis is the width, all others count tokens. The default is normalised noise.</source>
        <translation>用于文件：作为该层输入的隐藏状态，.npy 或 .npz 文件；最后一维是宽度，其余各维都是 token。默认为归一化噪声。</translation>
    </message>
    <message>
        <source>The first function. For a file the default is the one that config.json beside it names; where it names none, this option is needed. Otherwise the default is gelu, the exact one.</source>
        <translation>第一个函数。用于文件时，默认为其旁边 config.json 所写的函数；若其中没有写明，则必须给出此选项。其他情况默认为 gelu，即精确函数。</translation>
    </message>
    <message>
        <source>The function that is put in its place. The default is relu.</source>
        <translation>取代它的函数。默认为 relu。</translation>
    </message>
    <message>
        <source>The number format in which the second function is computed, every operation rounded. The default is float64.</source>
        <translation>计算第二个函数所用的数值格式，每步运算都舍入。默认为 float64。</translation>
    </message>
    <message>
        <source>For synthetic: the numbers of a token. The default is 768.</source>
        <translation>用于 synthetic：token 的维度。默认为 768。</translation>
    </message>
    <message>
        <source>For synthetic: hidden units for each of them. The default is 4.</source>
        <translation>用于 synthetic：隐藏单元数与该维度之比。默认为 4。</translation>
    </message>
    <message>
        <source>For synthetic: bert, normal, xavier, he, gain or keeping, the initialisation. The default is bert, N(0, 0.02²) cut off at two standard deviations.</source>
        <translation>用于 synthetic：初始化方法，bert、normal、xavier、he、gain 或 keeping。默认为 bert，即在两个标准差处截断的 N(0, 0.02²)。</translation>
    </message>
    <message>
        <source>For synthetic: adds the linear branch of GLU, ReGLU, GEGLU and SwiGLU, with two thirds as many hidden units.</source>
        <translation>用于 synthetic：加上 GLU、ReGLU、GEGLU 和 SwiGLU 的线性分支，隐藏单元数取三分之二。</translation>
    </message>
    <message>
        <source>How many random tokens. The default is 128.</source>
        <translation>随机 token 的个数。默认为 128。</translation>
    </message>
    <message>
        <source>Draws weights and tokens, the same on every machine. The default is 0.</source>
        <translation>抽取权重和 token 所用的种子，在每台机器上结果相同。默认为 0。</translation>
    </message>
    <message>
        <source>Compares two activations in a feed-forward block.</source>
        <translation>在前馈块中比较两个激活函数。</translation>
    </message>
    <message>
        <source>A batch of tokens goes through the block with each of the two functions. Shown are the pre-activations, which share of the hidden values is zero, and how far the outputs are apart. Attention is absent.</source>
        <translation>一批 token 分别以两个函数通过该块。显示预激活、隐藏值中零的比例，以及两个输出相差多少。不含注意力。</translation>
    </message>
    <message>
        <source>--out is missing. It says where to write.</source>
        <translation>缺少 --out，它指定写到哪里。</translation>
    </message>
    <message>
        <source>Writes what a session shows as one page of HTML.</source>
        <translation>把会话所显示的内容写成一个 HTML 页面。</translation>
    </message>
    <message>
        <source>The page has the pictures of the panels, the functions with their coefficients, the errors on every measure, every number format, and how to get all of it again. It needs nothing outside of itself. No display is needed, and the same session gives the same page; it has a date only where SOURCE_DATE_EPOCH fixes one.</source>
        <translation>页面包含各面板的图片、各函数及其系数、每种度量下的误差、每种数值格式，以及如何重新得到这一切。它不需要自身以外的任何东西。不需要显示器，同一会话得到同一页面；只有 SOURCE_DATE_EPOCH 指定日期时才带日期。</translation>
    </message>
    <message>
        <source>The file to write; a single hyphen is standard output.</source>
        <translation>要写入的文件；单个连字符表示标准输出。</translation>
    </message>
    <message>
        <source>The approximation that is measured. The default is that of the session, else gelu_tanh.</source>
        <translation>要测量的近似函数。默认为会话中的近似，否则为 gelu_tanh。</translation>
    </message>
    <message>
        <source>Writes the lesson as pages of HTML with pictures.</source>
        <translation>把课程写成带图片的 HTML 页面。</translation>
    </message>
    <message>
        <source>One page a chapter, one picture a step, and a page with the contents, index.html. The pages need nothing outside of their folder. No display is needed, and the pages are the same every time.</source>
        <translation>每章一页，每步一图，另有目录页 index.html。这些页面不需要文件夹以外的任何内容。无需显示器，每次生成的页面都相同。</translation>
    </message>
    <message>
        <source>The folder to write into; it is made if it does not exist.</source>
        <translation>要写入的文件夹；不存在时会新建。</translation>
    </message>
    <message>
        <source>Does not print what was written.</source>
        <translation>不打印写了什么。</translation>
    </message>
    <message>
        <source>{0} is drawn {1} times smaller, so that it can be read.</source>
        <translation>{0} 按 {1} 分之一的大小绘制，以便看清。</translation>
    </message>
    <message>
        <source>Standard output is closed.</source>
        <translation>标准输出已关闭。</translation>
    </message>
    <message>
        <source>{0} has no layer {1}; it is left out.</source>
        <translation>{0} 没有名为 {1} 的层，已略去。</translation>
    </message>
    <message>
        <source>{0} could not be read: {1}.</source>
        <translation>无法读取 {0}：{1}。</translation>
    </message>
    <message>
        <source>{0} was written by a newer version of the program; what this one knows is used.</source>
        <translation>{0} 由较新版本的程序写成；本版本能识别的部分会被使用。</translation>
    </message>
    <message>
        <source>{0}, left out: {1}</source>
        <translation>{0}，已略去：{1}</translation>
    </message>
    <message>
        <source>The session {0} could not be read: {1}.</source>
        <translation>无法读取会话 {0}：{1}。</translation>
    </message>
    <message>
        <source>The session {0} could not be read. {1}</source>
        <translation>无法读取会话 {0}。{1}</translation>
    </message>
    <message>
        <source>--sweep needs NAME=FROM:TO:FRAMES with 2 to {0} frames, not “{1}”.</source>
        <translation>--sweep 需要 NAME=FROM:TO:FRAMES，帧数从 2 到 {0}；不能是“{1}”。</translation>
    </message>
    <message>
        <source>--sweep takes one --panel, and --out for where to.</source>
        <translation>--sweep 需要一个 --panel，并用 --out 指定写到哪里。</translation>
    </message>
    <message>
        <source>--sweep needs --out: a folder, .gif or .apng.</source>
        <translation>--sweep 需要 --out：文件夹、.gif 或 .apng。</translation>
    </message>
    <message>
        <source>--sweep writes frames as png into a folder, or one gif or apng.</source>
        <translation>--sweep 把各帧以 png 写入文件夹，或者写成一个 gif 或 apng。</translation>
    </message>
    <message>
        <source>Measures what is said about GELU, and judges it.</source>
        <translation>测量关于 GELU 的种种说法，并作出判定。</translation>
    </message>
    <message>
        <source>Every figure is computed now, and every verdict follows from the figures. Some claims are timed on this machine or take the training of small networks: all of them together take up to a minute.</source>
        <translation>每个数字都当场计算，每个判定都由数字得出。有些说法要在本机计时或训练小网络：全部测完最多约一分钟。</translation>
    </message>
    <message>
        <source>Only claims with one of these verdicts; undecided are those that cannot be decided here.</source>
        <translation>只列出判定属于其中之一的说法；undecided 指此处无法判定者。</translation>
    </message>
    <message>
        <source>Only these claims, such as C20; nothing else is measured.</source>
        <translation>只列出这些说法，例如 C20；其他的不测量。</translation>
    </message>
    <message>
        <source>The form of the output. The default is text.</source>
        <translation>输出的形式，默认为 text。</translation>
    </message>
    <message>
        <source>The name of a claim, and its text.</source>
        <translation>说法的编号与内容。</translation>
    </message>
    <message>
        <source>One of true, roughly, false, depends and undecided.</source>
        <translation>true、roughly、false、depends 或 undecided 之一。</translation>
    </message>
    <message>
        <source>What was measured just now, and how: sampled or exhaustive, where, from which seed.</source>
        <translation>刚刚测得的结果，以及方法：采样还是穷举、范围和种子。</translation>
    </message>
    <message>
        <source>What is true instead or besides, and where it can be read.</source>
        <translation>实际情况，以及可查阅的出处。</translation>
    </message>
    <message>
        <source>Every figure that these texts and the verdict use, in all digits.</source>
        <translation>文字与判定所用的每个数字，保留全部位数。</translation>
    </message>
    <message>
        <source>--export is missing. It says where to write.</source>
        <translation>缺少 --export，它指明写到哪里。</translation>
    </message>
    <message>
        <source>a checkpoint as {0}</source>
        <translation>检查点，格式 {0}</translation>
    </message>
    <message>
        <source>the layer that comes with the program</source>
        <translation>随程序附带的网络层</translation>
    </message>
    <message>
        <source>a fit of {0}</source>
        <translation>拟合 {0}</translation>
    </message>
    <message>
        <source>every number of {0}</source>
        <translation>{0} 的每一个数</translation>
    </message>
    <message>
        <source>a session, written and read again</source>
        <translation>会话，写出后再读入</translation>
    </message>
    <message>
        <source>work in a process of its own</source>
        <translation>独立进程中的工作</translation>
    </message>
    <message>
        <source>data of {0} as {1}</source>
        <translation>{0} 的数据，格式 {1}</translation>
    </message>
    <message>
        <source>guide and report, {0}</source>
        <translation>指南和报告，{0}</translation>
    </message>
    <message>
        <source>found {0} instead</source>
        <translation>得到的却是 {0}</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Input x</source>
        <translation>输入 x</translation>
    </message>
    <message>
        <source>Range of x</source>
        <translation>x 的范围</translation>
    </message>
    <message>
        <source>Choice of the approximation</source>
        <translation>近似的选择</translation>
    </message>
    <message>
        <source>Its coefficients</source>
        <translation>近似的系数</translation>
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
    <name>Copying</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Copied: {what}</source>
        <translation>已复制：{what}</translation>
    </message>
    <message>
        <source>Nothing is copied. {reason}</source>
        <translation>没有复制任何内容。{reason}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Copied as {form}: {what}</source>
        <translation>已复制为 {form}：{what}</translation>
    </message>
</context>
<context>
    <name>CurvePanel</name>
    <message>
        <source>gate Φ(x)</source>
        <translation>门控 Φ(x)</translation>
    </message>
    <message>
        <source>dots: hidden unit {number} for {count} tokens</source>
        <translation>圆点：隐藏单元 {number}，{count} 个 token</translation>
    </message>
    <message>
        <source>dots: hidden unit {number} for {count} tokens, {outside} out of view</source>
        <translation>圆点：隐藏单元 {number}，{count} 个 token，其中 {outside} 个在视野之外</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>Export data</source>
        <translation>导出数据</translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation>CSV，用于电子表格</translation>
    </message>
    <message>
        <source>WAV, a sound: high where the value is high</source>
        <translation>WAV，声音：值越大音越高</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
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
        <source>Every number reads back exactly, each curve stands beside its own x, and a logarithmic axis changes nothing. A header says what the numbers depend on.</source>
        <translation>每个数都能精确读回，每条曲线都在自己的 x 旁边，对数轴不改变任何数。文件头说明这些数取决于什么。</translation>
    </message>
    <message>
        <source>Each curve once from left to right, as long as it is in view, the first {most} of them: a higher value is a higher tone, and a click marks x = 0.</source>
        <translation>每条曲线在视野内的部分从左到右各响一遍，最多前 {most} 条：值越大音越高，x = 0 处有一声轻响。</translation>
    </message>
    <message>
        <source>{0} files (*.{1})</source>
        <translation>{0} 文件 (*.{1})</translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation>已导出：{0}</translation>
    </message>
</context>
<context>
    <name>DataFile</name>
    <message>
        <source>An empty cell is a value that is not finite; where x is empty too, the columns beside it have ended.</source>
        <translation>空单元格表示该值不是有限数；若 x 也为空，则旁边的各列已结束。</translation>
    </message>
    <message>
        <source>No value is finite in: {names}</source>
        <translation>以下各列没有有限值：{names}</translation>
    </message>
    <message>
        <source>Numbers that are not finite are the strings &quot;inf&quot;, &quot;-inf&quot; and &quot;nan&quot;.</source>
        <translation>非有限的数写作字符串 &quot;inf&quot;、&quot;-inf&quot; 和 &quot;nan&quot;。</translation>
    </message>
</context>
<context>
    <name>Depth</name>
    <message>
        <source>After {layers} layers the signal {verdict}.</source>
        <translation>经过 {layers} 层后，信号{verdict}。</translation>
    </message>
    <message>
        <source>After one layer the signal {verdict}.</source>
        <translation>经过一层后，信号{verdict}。</translation>
    </message>
    <message>
        <source>Carried back, a gradient of norm 1 {verdict}.</source>
        <translation>反向传回时，范数为 1 的梯度{verdict}。</translation>
    </message>
    <message>
        <source>is carried with {names}</source>
        <translation>在 {names}下得以传递</translation>
    </message>
    <message>
        <source>is nearly the same for every token with {names}</source>
        <translation>在 {names}下对各 token 几乎相同</translation>
    </message>
    <message>
        <source>fades with {names}</source>
        <translation>在 {names}下衰减殆尽</translation>
    </message>
    <message>
        <source>gets through with {names}</source>
        <translation>在 {names}下得以传回</translation>
    </message>
    <message>
        <source>vanishes with {names}</source>
        <translation>在 {names}下消失</translation>
    </message>
    <message>
        <source>explodes with {names}</source>
        <translation>在 {names}下爆炸</translation>
    </message>
    <message>
        <source>vanishes with all of them, {names}, so the activation is not the cause</source>
        <translation>在所有激活函数下都消失：{names}，可见原因不在激活函数</translation>
    </message>
    <message>
        <source>: {low} to {high} of it differs between tokens</source>
        <translation>，其中因 token 而异的占比：{low} 至 {high}</translation>
    </message>
    <message>
        <source>: {low} of it differs between tokens</source>
        <translation>，其中因 token 而异的占比：{low}</translation>
    </message>
    <message>
        <source>A final LayerNorm stands behind the stack, as in GPT-2: the gradient of norm 1 comes from behind it, the signal is measured before it.</source>
        <translation>网络末端还有一个最终 LayerNorm（如 GPT-2）：范数为 1 的梯度从它之后传入，信号在它之前测量。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>{name} ({size})</source>
        <translation>{name}（{size}）</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{count} functions, from {least} to {most}</source>
        <translation>{count} 种函数（从 {least} 到 {most}）</translation>
    </message>
    <message>
        <source>less than {limit}</source>
        <translation>不到 {limit}</translation>
    </message>
</context>
<context>
    <name>DepthPanel</name>
    <message>
        <source>Signal size after each layer (rms)</source>
        <translation>各层之后的信号大小（均方根）</translation>
    </message>
    <message>
        <source>Gradient norm at each layer</source>
        <translation>各层处的梯度范数</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>A batch of random tokens goes through a stack at the beginning of training, and a gradient of norm 1 goes back from its end. Every activation meets the same weights. A gradient below a hundredth vanishes, one above a hundred explodes. A signal of which less than a hundredth differs between tokens is nearly the same for all of them.</source>
        <translation>一批随机 token 通过训练开始时的多层网络，范数为 1 的梯度从末端反向传回。各激活函数使用相同的权重。梯度小于百分之一称为消失，大于一百倍称为爆炸。信号中因 token 而异的部分不到百分之一，称为对各 token 几乎相同。</translation>
    </message>
    <message>
        <source>Attention is absent. Dashed: the theory of infinitely wide layers (χ).</source>
        <translation>其中没有注意力层。虚线：无限宽网络的理论值（χ）。</translation>
    </message>
    <message>
        <source>Attention is absent.</source>
        <translation>其中没有注意力层。</translation>
    </message>
    <message>
        <source>Not computed yet: this stack takes a while.</source>
        <translation>尚未计算：该网络需要较长时间。</translation>
    </message>
    <message>
        <source>Progress of the computation</source>
        <translation>计算进度</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>This stack is too large: take fewer layers, or a smaller width or batch.</source>
        <translation>该网络过大：请减少层数，或减小宽度或批量。</translation>
    </message>
    <message>
        <source>The picture is still that of before.</source>
        <translation>图中仍是更改之前的结果。</translation>
    </message>
    <message>
        <source>This stack cannot be computed: {reason}</source>
        <translation>无法计算该网络：{reason}</translation>
    </message>
    <message>
        <source>Cancelled: the picture is still that of before.</source>
        <translation>已取消：图中仍是更改之前的结果。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>{name}, measured: size of the signal, norm of the gradient, and the share of the signal that differs between tokens</source>
        <translation>{name}，实测：信号大小、梯度范数，以及信号中因 token 而异的份额</translation>
    </message>
    <message>
        <source>{name}, theory of infinitely wide layers</source>
        <translation>{name}，无限宽层的理论</translation>
    </message>
    <message>
        <source>gradient at the first layer</source>
        <translation>首层处的梯度</translation>
    </message>
    <message>
        <source>gradient at the end</source>
        <translation>末端的梯度</translation>
    </message>
    <message>
        <source>signal at the first layer</source>
        <translation>首层处的信号</translation>
    </message>
    <message>
        <source>signal at the end</source>
        <translation>末端的信号</translation>
    </message>
    <message>
        <source>of which differs between tokens</source>
        <translation>其中因 token 而异的份额</translation>
    </message>
    <message>
        <source>Signals and gradients, layers: {layers}</source>
        <translation>信号与梯度，层数：{layers}</translation>
    </message>
</context>
<context>
    <name>DerivativePanel</name>
    <message>
        <source>slope of {name}</source>
        <translation>{name} 的斜率</translation>
    </message>
    <message>
        <source>second derivative of {name}</source>
        <translation>{name} 的二阶导数</translation>
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
    <name>Dictionary</name>
    <message>
        <source>The default is approximate=&quot;none&quot;, the exact form; the tanh form has to be asked for.</source>
        <translation>默认是 approximate=&quot;none&quot;，即精确形式；要用 tanh 形式必须明确指定。</translation>
    </message>
    <message>
        <source>The argument is in the documentation from 1.12 on; older code writes the formula out, and each spelling rounds in its own way.</source>
        <translation>该参数从 1.12 起写入文档；更早的代码自己写出公式，而每种写法的舍入各不相同。</translation>
    </message>
    <message>
        <source>The default is the opposite of PyTorch&apos;s: weights moved over without the flag shift every activation by up to 4.7e-4.</source>
        <translation>默认值与 PyTorch 相反：移植权重时若不写这个参数，每个激活值最多偏移 4.7e-4。</translation>
    </message>
    <message>
        <source>Computed with erfc: in float32 it stays different from 0 down to −13.0, where PyTorch&apos;s erf form is 0 from −5.54 on.</source>
        <translation>用 erfc 计算：在 float32 下直到 −13.0 都不为 0，而 PyTorch 的 erf 形式从 −5.54 起就是 0。</translation>
    </message>
    <message>
        <source>The function of JAX under another name: the tanh form unless approximate=False is given.</source>
        <translation>就是 JAX 的函数换了个名字：除非给出 approximate=False，否则是 tanh 形式。</translation>
    </message>
    <message>
        <source>The example in its documentation prints −0.15865525 and 0.84134475, which are the exact values: the default returns −0.15880801 for the first.</source>
        <translation>文档示例给出的 −0.15865525 和 0.84134475 是精确值：按默认设置，第一个应为 −0.15880801。</translation>
    </message>
    <message>
        <source>Exact by default, unlike keras.ops.gelu: two functions of one name in one project disagree.</source>
        <translation>默认精确，与 keras.ops.gelu 不同：同一项目中两个同名函数的结果不一致。</translation>
    </message>
    <message>
        <source>Exact by default, unlike the function of TensorFlow Addons from which it came.</source>
        <translation>默认精确，与它的前身 TensorFlow Addons 中的函数不同。</translation>
    </message>
    <message>
        <source>Its default changed from the tanh form to the exact one: the same call means two formulas, depending on the version.</source>
        <translation>默认值从 tanh 形式改成了精确形式：同一个调用在不同版本中是两个公式。</translation>
    </message>
    <message>
        <source>The attribute approximate is &quot;none&quot; unless the exporter wrote &quot;tanh&quot;: look into the file, not at the framework it came from.</source>
        <translation>除非导出时写明 &quot;tanh&quot;，属性 approximate 就是 &quot;none&quot;：要看文件本身，而不是看它来自哪个框架。</translation>
    </message>
    <message>
        <source>approximate is a boolean here; in PyTorch it is a word, and either word counts as true.</source>
        <translation>这里的 approximate 是布尔值；在 PyTorch 中它是字符串，而两种取值都会被当作真。</translation>
    </message>
    <message>
        <source>The attribute is called approximation_mode, its default is &quot;erf&quot;, and it need not be written: a missing one means the exact form.</source>
        <translation>属性名为 approximation_mode，默认值是 &quot;erf&quot;，可以省略：没有写就是精确形式。</translation>
    </message>
    <message>
        <source>Exact by default, while mindspore.nn.GELU of the same release is the tanh form.</source>
        <translation>默认精确，而同一版本的 mindspore.nn.GELU 是 tanh 形式。</translation>
    </message>
    <message>
        <source>approximate=True is the default, and the documentation announces that it will change.</source>
        <translation>默认是 approximate=True，而且文档已预告这个默认值将会改变。</translation>
    </message>
    <message>
        <source>The tanh form, although approximate=&quot;none&quot; exists as in PyTorch: ported weights need the argument.</source>
        <translation>默认是 tanh 形式，虽然也像 PyTorch 一样有 approximate=&quot;none&quot;：移植权重时要写上这个参数。</translation>
    </message>
    <message>
        <source>Exact; the approximations are functions of their own, and their constants have changed between versions.</source>
        <translation>精确形式；近似形式是另外的函数，其常数在不同版本之间改动过。</translation>
    </message>
    <message>
        <source>x·σ(1.60033·x·(1 + 0.0433603·x²)) comes close to the best constants there are, but it is not what PyTorch and JAX call tanh.</source>
        <translation>x·σ(1.60033·x·(1 + 0.0433603·x²)) 已接近可能的最优常数，但不是 PyTorch 和 JAX 所说的 tanh。</translation>
    </message>
    <message>
        <source>The published constants now: the same call has meant two formulas.</source>
        <translation>现在用的是公开的常数：同一个调用前后是两个公式。</translation>
    </message>
    <message>
        <source>With k = 1.773 it is wrong by 0.0139 at most, and not the QuickGELU of CLIP.</source>
        <translation>k = 1.773 时误差不超过 0.0139，但它不是 CLIP 的 QuickGELU。</translation>
    </message>
    <message>
        <source>The documentation promises an error below 0.015, which was true for the former 1.773: with 1.702 it is 0.0203.</source>
        <translation>文档保证误差小于 0.015，这只对从前的 1.773 成立：取 1.702 时误差为 0.0203。</translation>
    </message>
    <message>
        <source>The authors of GELU say there that exact versions are now fast and approximations unnecessary.</source>
        <translation>GELU 的作者在此说明：精确版本如今已经很快，不再需要近似。</translation>
    </message>
    <message>
        <source>Contiguous float32 tensors go through oneDNN, strided ones do not: at worst 5.46 ulp against 1.73 for x ≥ 0, and NaN at +∞.</source>
        <translation>连续存储的 float32 张量由 oneDNN 计算，带步长的则不是：x ≥ 0 时最大误差为 5.46 ulp 与 1.73 ulp，且前者在 +∞ 处得 NaN。</translation>
    </message>
    <message>
        <source>float16 and bfloat16 are computed in float32 and rounded once, so a kernel that rounds every operation does not reproduce them.</source>
        <translation>float16 和 bfloat16 先用 float32 计算，最后只舍入一次，因此每步都舍入的内核无法复现其结果。</translation>
    </message>
    <message>
        <source>With AVX-512 it is a table of 25 polynomials of degree 5, on older processors another formula: the same program gives two results.</source>
        <translation>在 AVX-512 上是由 25 个五次多项式组成的表，在较旧的处理器上是另一个公式：同一程序会得到两种结果。</translation>
    </message>
    <message>
        <source>The formula of Abramowitz and Stegun gives erf(0) = 1e-9 instead of 0 and leaves GELU wrong by up to 2.1e-7.</source>
        <translation>Abramowitz–Stegun 公式给出 erf(0) = 1e-9 而不是 0，GELU 的误差最大为 2.1e-7。</translation>
    </message>
    <message>
        <source>a is stored in float32 as 0.044714998, which moves no result by more than 1e-9: no reason to look for another formula.</source>
        <translation>a 以 float32 存为 0.044714998，对任何结果的影响都不超过 1e-9：不必以为是另一个公式。</translation>
    </message>
    <message>
        <source>The kernel with the short name is the exact one; its neighbour GELU_taylor is not.</source>
        <translation>名字短的内核是精确形式；旁边的 GELU_taylor 则不是。</translation>
    </message>
    <message>
        <source>Its constants are not those of a Taylor series, which would need a = 0.04554; from sm_75 on tanh is the hardware&apos;s own approximation.</source>
        <translation>它的常数并不来自泰勒展开（那样应为 a = 0.04554）；从 sm_75 起，tanh 用的是硬件自带的近似。</translation>
    </message>
    <message>
        <source>The backward kernel contains 3·c·a as the number 0.1070322243: constants refitted in the forward kernel leave the gradient behind.</source>
        <translation>反向内核把 3·c·a 写成了数字 0.1070322243：只在前向内核中重新拟合常数，梯度就不再对应。</translation>
    </message>
    <message>
        <source>The fused epilogue knows the tanh form only, whatever the weights were trained with.</source>
        <translation>融合的 epilogue 只有 tanh 形式，不管权重是用哪种形式训练的。</translation>
    </message>
    <message>
        <source>c has eight digits and the backward pass is written by hand: what is changed in one must be changed in the other.</source>
        <translation>c 只写了八位数字，反向传播是手写的：改动一处，另一处也必须改。</translation>
    </message>
    <message>
        <source>The fused kernel is the tanh form though its name says gelu; its backward pass contains the constants a second time.</source>
        <translation>融合内核名为 gelu，实际是 tanh 形式；反向传播中把常数又写了一遍。</translation>
    </message>
    <message>
        <source>The rational erf is clamped at ±3.8325, in older versions at ±3.7439: an update can change the last digits.</source>
        <translation>有理式 erf 在 ±3.8325 处截断，旧版本在 ±3.7439 处：升级可能改变结果的末几位。</translation>
    </message>
    <message>
        <source>Gelu and FastGelu are two operators on purpose: their difference was seen to grow over twelve layers.</source>
        <translation>Gelu 和 FastGelu 特意分成两个算子：有人看到二者的差异经过十二层逐渐累积。</translation>
    </message>
    <message>
        <source>Written as x/(1+exp(−2u)), it keeps the negative tail that ½x(1+tanh u) loses, so the two wordings part for negative x.</source>
        <translation>写成 x/(1+exp(−2u)) 能保住 ½x(1+tanh u) 丢失的负尾部，因此两种写法在 x 为负时结果不同。</translation>
    </message>
    <message>
        <source>The values come from a table of 65,536 float16 numbers: for float32 inputs they are wrong by up to 3.9e-3 near |x| = 8.</source>
        <translation>数值取自 65,536 个 float16 数组成的表：输入为 float32 时，在 |x| = 8 附近误差可达 3.9e-3。</translation>
    </message>
    <message>
        <source>The exact form has to be asked for; ggml_gelu is the tanh form.</source>
        <translation>精确形式要明确指定；ggml_gelu 是 tanh 形式。</translation>
    </message>
    <message>
        <source>Made for models that were trained with it, such as CLIP; for others it is wrong by up to 0.0203.</source>
        <translation>供用它训练的模型（如 CLIP）使用；对其他模型误差可达 0.0203。</translation>
    </message>
    <message>
        <source>A minimax polynomial of GELU itself, neither erf nor tanh: do not look for its error in either.</source>
        <translation>直接对 GELU 做的极小极大多项式，既不是 erf 也不是 tanh：不要用这两种形式去解释它的误差。</translation>
    </message>
    <message>
        <source>The caller gives c and a as alpha and beta; the 0.1 and 1.0 of the documentation&apos;s picture are not those of GELU.</source>
        <translation>c 和 a 由调用者以 alpha 和 beta 给出；文档插图中的 0.1 和 1.0 并不是 GELU 的常数。</translation>
    </message>
    <message>
        <source>The second approximation is HardSwish, wrong by up to 0.295 at |x| = 1.81: over 600 times the error of the first.</source>
        <translation>第二种近似就是 HardSwish，在 |x| = 1.81 处误差达 0.295：是第一种的 600 多倍。</translation>
    </message>
    <message>
        <source>tanh is spelled 2·σ(2x)−1, which loses relative accuracy near 0.</source>
        <translation>tanh 写成 2·σ(2x)−1，在 0 附近会损失相对精度。</translation>
    </message>
    <message>
        <source>The gate jumps from 0.452 to 0.548 at x = 0, and GELU is wrong by up to 0.0182.</source>
        <translation>门在 x = 0 处从 0.452 跳到 0.548，GELU 的误差最大为 0.0182。</translation>
    </message>
    <message>
        <source>gelu means the exact form: a runtime that knows only the tanh form shifts every activation by up to 4.7e-4.</source>
        <translation>这里的 gelu 指精确形式：只有 tanh 形式的运行时会使每个激活值最多偏移 4.7e-4。</translation>
    </message>
    <message>
        <source>The key is not hidden_act: a loader that looks for that name finds nothing and takes a default of its own.</source>
        <translation>键名不是 hidden_act：按那个名字查找的加载器会一无所获，转而使用自己的默认值。</translation>
    </message>
    <message>
        <source>This is the default of the configuration, not of every checkpoint: read the checkpoint&apos;s own config.json.</source>
        <translation>这只是配置类的默认值，并非每个检查点都如此：请看检查点自带的 config.json。</translation>
    </message>
    <message>
        <source>Two keys decide: the convolutions before the network have feat_extract_activation.</source>
        <translation>由两个键决定：网络前端的卷积层另用 feat_extract_activation。</translation>
    </message>
    <message>
        <source>Trained with the tanh form: torch.nn.GELU() without an argument is another function.</source>
        <translation>用 tanh 形式训练：不带参数的 torch.nn.GELU() 是另一个函数。</translation>
    </message>
    <message>
        <source>A gate: it multiplies a second projection, so it cannot be compared with the GELU of a plain block.</source>
        <translation>它是门：要与第二个投影相乘，因此不能与普通前馈块中的 GELU 直接比较。</translation>
    </message>
    <message>
        <source>Google&apos;s own code has been the tanh form since February 2019, this port is the exact one: which a checkpoint had depends on who trained it, and when.</source>
        <translation>Google 自己的代码从 2019 年 2 月起是 tanh 形式，这个移植版是精确形式：检查点用的是哪种，取决于谁在何时训练。</translation>
    </message>
    <message>
        <source>The pooler has a key of its own, pooler_hidden_act.</source>
        <translation>池化层另有自己的键 pooler_hidden_act。</translation>
    </message>
    <message>
        <source>The exact GELU is a gate here: it multiplies a second projection, and the key is hidden_activation.</source>
        <translation>精确 GELU 在这里用作门：它与第二个投影相乘，键名为 hidden_activation。</translation>
    </message>
    <message>
        <source>Google&apos;s JAX code calls nn.gelu(x), which is the tanh form in Flax; this port computes the exact one.</source>
        <translation>Google 的 JAX 代码调用 nn.gelu(x)，在 Flax 中是 tanh 形式；这个移植版计算的是精确形式。</translation>
    </message>
    <message>
        <source>use_swiglu_ffn replaces the whole block, and with it GELU, by a gate with SiLU.</source>
        <translation>设置 use_swiglu_ffn 时，整个前馈块连同 GELU 都换成 SiLU 门控。</translation>
    </message>
    <message>
        <source>In this model alone gelu means gelu_new, the tanh form: its own table of names says so.</source>
        <translation>只有在这个模型里，gelu 指 gelu_new，即 tanh 形式：它自带的名称表就是这样写的。</translation>
    </message>
    <message>
        <source>No key at all: the function is part of the model, with c = 0.79788456 and a gradient written by hand.</source>
        <translation>没有对应的键：函数写死在模型里，c = 0.79788456，梯度是手写的。</translation>
    </message>
    <message>
        <source>The released configurations say gelu and mean the tanh form: loaders that took the word literally ran the exact one.</source>
        <translation>发布的配置写的是 gelu，本意是 tanh 形式：照字面理解的加载器用了精确形式。</translation>
    </message>
    <message>
        <source>gated-gelu is read as gelu_new, the tanh form, and not as gelu.</source>
        <translation>gated-gelu 被解释为 gelu_new，即 tanh 形式，而不是 gelu。</translation>
    </message>
    <message>
        <source>This is the text model; its vision encoder says gelu, the exact form.</source>
        <translation>这是文本模型；其视觉编码器写的是 gelu，即精确形式。</translation>
    </message>
    <message>
        <source>Phi has tanh GELU, Phi-3 gates with SiLU: the family decides nothing.</source>
        <translation>Phi 用 tanh 形式的 GELU，Phi-3 用 SiLU 门控：只看系列名说明不了问题。</translation>
    </message>
    <message>
        <source>The configuration says silu, but the experts gate with x·σ(1.702x), x limited to at most 7: QuickGELU in disguise.</source>
        <translation>配置写的是 silu，但各专家的门是 x·σ(1.702x)，且 x 不超过 7：实际上是 QuickGELU。</translation>
    </message>
    <message>
        <source>T5 has ReLU, T5 v1.1 a gate with tanh GELU: the name T5 alone does not decide.</source>
        <translation>T5 用 ReLU，T5 v1.1 用 tanh 形式的 GELU 门控：只写 T5 无法判断。</translation>
    </message>
    <message>
        <source>Built like GPT, but with ReLU: GELU would be a different model.</source>
        <translation>结构与 GPT 相似，但用的是 ReLU：换成 GELU 就是另一个模型。</translation>
    </message>
    <message>
        <source>relu2 is the square of ReLU; a runtime without it must not take ReLU.</source>
        <translation>relu2 是 ReLU 的平方；没有它的运行时不能用 ReLU 代替。</translation>
    </message>
    <message>
        <source>Trained with x·σ(1.702x): the exact GELU changes every activation by up to 0.0203.</source>
        <translation>用 x·σ(1.702x) 训练：换成精确 GELU，每个激活值最多改变 0.0203。</translation>
    </message>
    <message>
        <source>gelu_new, gelu_accurate, gelu_pytorch_tanh and gelu_python_tanh are one formula: the same up to rounding, but not bit for bit.</source>
        <translation>gelu_new、gelu_accurate、gelu_pytorch_tanh 和 gelu_python_tanh 是同一个公式：只差舍入，但并非逐位相同。</translation>
    </message>
    <message>
        <source>Exact in this library; in GPT-1, old Gemma configurations and several runtimes the same name means the tanh form.</source>
        <translation>在这个库里是精确形式；但在 GPT-1、早期 Gemma 的配置和若干运行时中，同一个名字指 tanh 形式。</translation>
    </message>
    <message>
        <source>The exact form written out in tensor operations: gelu up to rounding, but not bit for bit.</source>
        <translation>用张量运算写出的精确形式：与 gelu 只差舍入，但并非逐位相同。</translation>
    </message>
    <message>
        <source>The exact form clipped to ±10 afterwards, for quantisation: every x above 10 gives 10.</source>
        <translation>先算精确形式，再截断到 ±10，供量化使用：凡 x 大于 10 都得 10。</translation>
    </message>
    <message>
        <source>The tanh form with c cut to 0.7978845608 and in another order: gelu_new up to rounding, and not quick_gelu.</source>
        <translation>tanh 形式，c 截短为 0.7978845608，运算顺序也不同：与 gelu_new 只差舍入，并不是 quick_gelu。</translation>
    </message>
    <message>
        <source>Neither quick beside the fused exact form (1.37 against 0.46 ns in PyTorch on a CPU) nor close to it: wrong by up to 0.0203.</source>
        <translation>既不比融合的精确形式快（PyTorch 在 CPU 上为 1.37 与 0.46 ns），也不接近它：误差可达 0.0203。</translation>
    </message>
    <message>
        <source>quick_gelu with 1 in place of 1.702: taken for GELU it is wrong by up to 0.193.</source>
        <translation>相当于把 quick_gelu 中的 1.702 换成 1：当作 GELU 用，误差可达 0.193。</translation>
    </message>
    <message>
        <source>The same as silu: the parameter β that Swish has in the literature is 1 here.</source>
        <translation>与 silu 相同：文献中 Swish 的参数 β 在这里是 1。</translation>
    </message>
    <message>
        <source>The square of ReLU: it grows like x² and overflows float16 from x = 256 on.</source>
        <translation>ReLU 的平方：按 x² 增长，在 float16 中从 x = 256 起溢出。</translation>
    </message>
    <message>
        <source>The first release is the exact form; three months later the same function was the tanh form.</source>
        <translation>首次发布时是精确形式；三个月后，同一个函数变成了 tanh 形式。</translation>
    </message>
    <message>
        <source>The name stayed and the formula changed: weights from before were trained with the exact form.</source>
        <translation>名字没变，公式变了：此前的权重是用精确形式训练的。</translation>
    </message>
    <message>
        <source>The function is called gelu and is the tanh form; ports call it gelu_new.</source>
        <translation>函数名为 gelu，实际是 tanh 形式；移植版称之为 gelu_new。</translation>
    </message>
    <message>
        <source>For speed new_gelu gave way to the exact form: GPT-2 weights loaded here run with a function they were not trained with.</source>
        <translation>为了提速，new_gelu 换成了精确形式：在这里加载的 GPT-2 权重，运行时用的不是训练时的函数。</translation>
    </message>
    <message>
        <source>Without an argument, so the exact form, as in all of PyTorch.</source>
        <translation>没有参数，因此与 PyTorch 各处一样是精确形式。</translation>
    </message>
    <message>
        <source>A class of its own, x·σ(1.702x); ports that write nn.GELU() change the embeddings.</source>
        <translation>单独定义的类，即 x·σ(1.702x)；移植时写成 nn.GELU() 会改变嵌入向量。</translation>
    </message>
    <message>
        <source>OpenAI&apos;s weights need the models named -quickgelu; those without it have the exact GELU and lose accuracy.</source>
        <translation>OpenAI 的权重要用带 -quickgelu 后缀的模型；不带后缀的模型用精确 GELU，准确率会下降。</translation>
    </message>
    <message>
        <source>Nobody chose it: without an argument Flax computes the tanh form, and the ports say gelu.</source>
        <translation>并非有意选择：不带参数时 Flax 计算 tanh 形式，而移植版写的是 gelu。</translation>
    </message>
    <message>
        <source>Lists of GELU models that name T5 mean T5 v1.1.</source>
        <translation>各种“使用 GELU 的模型”名单里写的 T5，其实是 T5 v1.1。</translation>
    </message>
    <message>
        <source>Two activations, one for each projection: GELU in its tanh form gates a linear one.</source>
        <translation>两个激活各对应一个投影：tanh 形式的 GELU 作为线性投影的门。</translation>
    </message>
    <message>
        <source>Several converters had to be corrected one after the other, the last in 2026: check yours.</source>
        <translation>好几个转换工具先后为此修正，最近一次在 2026 年：请检查您所用的工具。</translation>
    </message>
    <message>
        <source>Every name that begins with gelu is computed in the tanh form here, also where the configuration means the exact one.</source>
        <translation>凡以 gelu 开头的名称在这里都按 tanh 形式计算，即使配置的本意是精确形式。</translation>
    </message>
</context>
<context>
    <name>DictionaryPanel</name>
    <message>
        <source>Search: framework, model, name, function</source>
        <translation>搜索：框架、模型、名称、函数</translation>
    </message>
    <message>
        <source>Search the dictionary</source>
        <translation>搜索词典</translation>
    </message>
    <message>
        <source>Names of GELU elsewhere</source>
        <translation>GELU 在各处的名称</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} / {all}</translation>
    </message>
    <message>
        <source>Which GELU is this?</source>
        <translation>这是哪种 GELU？</translation>
    </message>
    <message>
        <source>One name means different functions in different places. Click a row to see in the plots what it computes.</source>
        <translation>同一个名字在不同的地方指不同的函数。点击一行，就能在图中看到它计算的是什么。</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>来源：{source}</translation>
    </message>
</context>
<context>
    <name>DictionaryTable</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Name there</source>
        <translation>那里的名称</translation>
    </message>
    <message>
        <source>Function here</source>
        <translation>对应的函数</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
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
    <name>Document</name>
    <message>
        <source>it is not an ordinary file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}. Your work is as it was.</source>
        <translation>无法打开 {file}：{reason}。您的工作保持不变。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message>
        <source>Drop one file of this computer at a time.</source>
        <translation>请一次拖入一个本机文件。</translation>
    </message>
    <message>
        <source>{file} is neither a session (.gelu.json) nor a checkpoint (.safetensors, .npz). Nothing was opened.</source>
        <translation>{file} 既不是会话（.gelu.json），也不是检查点（.safetensors、.npz）。没有打开任何文件。</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>拖入的文件</translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>All panels are closed. View &gt; Panels brings each of them back.</source>
        <translation>所有面板都已关闭。可通过“视图 &gt; 面板”逐个重新打开。</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
</context>
<context>
    <name>EntriesView</name>
    <message>
        <source>&amp;Show me</source>
        <translation>演示(&amp;S)</translation>
    </message>
    <message>
        <source>Set the panels so that it is seen</source>
        <translation>把各面板调到能看清它的样子</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一页(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ErrorPanel</name>
    <message>
        <source>{approximation}′ − {exact}′</source>
        <translation>{approximation}′ − {exact}′</translation>
    </message>
    <message>
        <source>{approximation} / x − Φ(x)</source>
        <translation>{approximation} / x − Φ(x)</translation>
    </message>
    <message>
        <source>{approximation} − {exact}</source>
        <translation>{approximation} − {exact}</translation>
    </message>
    <message>
        <source>max |error| {value}{unit} at x = {place} on [{low}, {high}]</source>
        <translation>最大 |误差| {value}{unit}，位于 x = {place}，区间 [{low}, {high}]</translation>
    </message>
    <message>
        <source>rms {rms}, under N(0,1) {normal}</source>
        <translation>均方根 {rms}，N(0,1) 下 {normal}</translation>
    </message>
    <message>
        <source>more than {limit} on {share} of [{low}, {high}] and on {normal} of N(0,1)</source>
        <translation>超过 {limit} 的部分：[{low}, {high}] 的 {share}，N(0,1) 的 {normal}</translation>
    </message>
    <message>
        <source> ulp of {format}</source>
        <translation> ulp（{format}）</translation>
    </message>
    <message>
        <source> of the value</source>
        <translation>（相对值）</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>函数值</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>in ulp</source>
        <translation>以 ulp 计</translation>
    </message>
    <message>
        <source>Error of</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>绝对值</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数轴</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Tint where the error exceeds this; the line can be dragged</source>
        <translation>为误差超过此值处着色；该线可以拖动</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Further approximations in this plot</source>
        <translation>在此图中加入其他近似</translation>
    </message>
    <message>
        <source>{name} against exact GELU: {what}</source>
        <translation>{name} 对比精确 GELU：{what}</translation>
    </message>
    <message>
        <source>error of the value</source>
        <translation>值的误差</translation>
    </message>
    <message>
        <source>error of the slope</source>
        <translation>斜率的误差</translation>
    </message>
    <message>
        <source>error of the gate</source>
        <translation>门的误差</translation>
    </message>
    <message>
        <source>{error}, absolute</source>
        <translation>{error}，绝对</translation>
    </message>
    <message>
        <source>{error}, relative</source>
        <translation>{error}，相对</translation>
    </message>
    <message>
        <source>{error} in ulp of {format}</source>
        <translation>{error}，以 {format} 的 ulp 计</translation>
    </message>
    <message>
        <source>max |error|</source>
        <translation>最大 |误差|</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>位于 x</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>rms under N(0,1)</source>
        <translation>N(0,1) 加权均方根</translation>
    </message>
    <message>
        <source>at the probe</source>
        <translation>探针处</translation>
    </message>
    <message>
        <source>share above {limit}</source>
        <translation>超过 {limit} 的比例</translation>
    </message>
    <message>
        <source>above {limit}, of N(0,1)</source>
        <translation>超过 {limit}，占 N(0,1)</translation>
    </message>
    <message>
        <source>{what}, on [{low}, {high}]</source>
        <translation>{what}，区间 [{low}, {high}]</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Left out, because there is nothing to show yet: {0}.</source>
        <translation>以下面板暂无内容可显示，已略去：{0}。</translation>
    </message>
    <message>
        <source>A picture is at least 1 pixel wide and 1 pixel high.</source>
        <translation>图片的宽和高至少为 1 像素。</translation>
    </message>
    <message>
        <source>{0} × {1} pixels are too many: at most {2} a side and {3} in all.</source>
        <translation>{0} × {1} 像素过大：每边最多 {2} 像素，总数不超过 {3} 像素。</translation>
    </message>
    <message>
        <source>{0} × {1} pixels: nothing could be read in a picture of this shape. Make its shorter side longer.</source>
        <translation>{0} × {1} 像素：这种形状的图片里什么也看不清。请把短边加长。</translation>
    </message>
    <message>
        <source>A page of a PDF is at most 5 metres wide or high.</source>
        <translation>PDF 页面的宽度和高度最多 5 米。</translation>
    </message>
    <message>
        <source>Title, caption and footer leave too little room for the picture itself.</source>
        <translation>标题、说明和脚注占用过多，给图本身留下的空间太小。</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the caption</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>the footer</source>
        <translation>脚注</translation>
    </message>
    <message>
        <source>the legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>{0}: the plot would be too flat to be read. Make the picture higher or wider, its text smaller, or leave out {1}.</source>
        <translation>{0}：图会扁得看不清。请把图片加高或加宽、缩小文字，或略去{1}。</translation>
    </message>
    <message>
        <source> or </source>
        <translation>或</translation>
    </message>
    <message>
        <source>{0}: the plot would be too flat to be read. Make the picture higher or wider, or its text smaller.</source>
        <translation>{0}：图会扁得看不清。请把图片加高或加宽，或缩小文字。</translation>
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
    <message>
        <source>A GIF cannot have a transparent ground; an APNG can.</source>
        <translation>GIF 不能有透明背景；APNG 可以。</translation>
    </message>
    <message>
        <source>{0} frames of {1} × {2} pixels are too many for one file. With so many frames, {3} × {4} pixels are the limit; in this size, {5} frames.</source>
        <translation>{0} 帧 {1} × {2} 像素的图对一个文件来说太多。帧数不变时，上限是 {3} × {4} 像素；尺寸不变时，上限是 {5} 帧。</translation>
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
        <source>Tick the panels to export.</source>
        <translation>请勾选要导出的面板。</translation>
    </message>
    <message>
        <source>This panel is drawn {0} times smaller here, so that it can be read.</source>
        <translation>此面板在这里按 {0} 分之一的大小绘制，以便看清。</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>PDF, a page each in one file</source>
        <translation>PDF，一个文件，每个面板一页</translation>
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
        <source>Paper, one column (85 mm)</source>
        <translation>论文，单栏（85 mm）</translation>
    </message>
    <message>
        <source>Paper, two columns (175 mm)</source>
        <translation>论文，双栏（175 mm）</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>in</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>Above the plot</source>
        <translation>图的上方</translation>
    </message>
    <message>
        <source>In the plot, top left</source>
        <translation>图内左上角</translation>
    </message>
    <message>
        <source>In the plot, top right</source>
        <translation>图内右上角</translation>
    </message>
    <message>
        <source>In the plot, bottom left</source>
        <translation>图内左下角</translation>
    </message>
    <message>
        <source>In the plot, bottom right</source>
        <translation>图内右下角</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>宽度和高度的单位</translation>
    </message>
    <message>
        <source>Resolution in dots per inch</source>
        <translation>分辨率，每英寸点数</translation>
    </message>
    <message>
        <source>Size of the text, 1 as usual</source>
        <translation>文字大小，1 为通常大小</translation>
    </message>
    <message>
        <source>Thickness of the lines, 1 as usual</source>
        <translation>线条粗细，1 为通常粗细</translation>
    </message>
    <message>
        <source>&amp;Transparent ground</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>说明(&amp;P)</translation>
    </message>
    <message>
        <source>Foote&amp;r: what the picture depends on</source>
        <translation>脚注：图所依据的内容(&amp;R)</translation>
    </message>
    <message>
        <source>Text of the caption</source>
        <translation>说明文字</translation>
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
        <source>&amp;Width × height</source>
        <translation>宽 × 高(&amp;W)</translation>
    </message>
    <message>
        <source>Resol&amp;ution</source>
        <translation>分辨率(&amp;U)</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>&amp;Lines ×</source>
        <translation>线条 ×(&amp;L)</translation>
    </message>
    <message>
        <source>Te&amp;xt ×</source>
        <translation>文字 ×(&amp;X)</translation>
    </message>
    <message>
        <source>Le&amp;gend</source>
        <translation>图例(&amp;G)</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>语言(&amp;N)</translation>
    </message>
    <message>
        <source>{0} × {1} pixels</source>
        <translation>{0} × {1} 像素</translation>
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
        <translation>此处缺少运算符：请写 2*x、a*(x+1)，不要写 2x。</translation>
    </message>
    <message>
        <source>{name} is a function: write {name}(…).</source>
        <translation>{name} 是函数：请写作 {name}(…)。</translation>
    </message>
    <message>
        <source>Arguments of {name}: {arity} expected, {given} given.</source>
        <translation>{name} 需要 {arity} 个参数，这里给了 {given} 个。</translation>
    </message>
    <message>
        <source>This parenthesis is never closed.</source>
        <translation>这个括号没有闭合。</translation>
    </message>
    <message>
        <source>The formula is nested more than {limit} deep.</source>
        <translation>公式的嵌套超过 {limit} 层。</translation>
    </message>
    <message>
        <source>The formula has more than {limit} parts.</source>
        <translation>公式的组成部分超过 {limit} 个。</translation>
    </message>
    <message>
        <source>This parenthesis was never opened.</source>
        <translation>这个右括号没有对应的左括号。</translation>
    </message>
    <message>
        <source>A comma stands only between the arguments of a function; the decimal mark is a point.</source>
        <translation>逗号只用于分隔函数的参数；小数点请用“.”。</translation>
    </message>
    <message>
        <source>The formula is empty.</source>
        <translation>公式为空。</translation>
    </message>
    <message>
        <source>The formula ends too early.</source>
        <translation>公式不完整。</translation>
    </message>
    <message>
        <source>A number, a name or a function is expected before “{found}”.</source>
        <translation>“{found}”之前应有数字、名称或函数。</translation>
    </message>
    <message>
        <source>The number {number} is too large.</source>
        <translation>数字 {number} 过大。</translation>
    </message>
    <message>
        <source>There is no function {name}. There are: {known}.</source>
        <translation>没有名为 {name} 的函数。可用的函数：{known}。</translation>
    </message>
    <message>
        <source>{name} is not a name. The variable is x; a coefficient is one letter, such as a or c_1.</source>
        <translation>{name} 不是可用的名称。变量是 x；系数用一个字母表示，例如 a 或 c_1。</translation>
    </message>
    <message>
        <source>“{found}” has no meaning in a formula.</source>
        <translation>公式中不能使用“{found}”。</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>Escape ends the presentation</source>
        <translation>按 Escape 结束演示</translation>
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
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
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
        <source>Your work is kept, and you can go on.</source>
        <translation>您的工作没有丢失，可以继续。</translation>
    </message>
    <message>
        <source>Your work is still open, but could not be kept on the disk: save it.</source>
        <translation>您的工作仍然打开着，但无法存到磁盘上：请先保存。</translation>
    </message>
    <message>
        <source>If a panel looks wrong, close and reopen it; if this happens again, quit and start the program anew. The report helps to find the cause: nothing is sent unless you send it.</source>
        <translation>如果某个面板显示异常，请关闭后重新打开；如果再次发生，请退出并重新启动程序。报告有助于查找原因：除非您自己发送，否则不会发送任何内容。</translation>
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
    <name>Faults</name>
    <message>
        <source>The display is gone, and the program ends. Unsaved work is kept: the next start offers it.</source>
        <translation>显示已断开，程序即将结束。未保存的工作已保留：下次启动时会提供恢复。</translation>
    </message>
    <message>
        <source>The display is gone, and the program ends. Unsaved work could not be kept.</source>
        <translation>显示已断开，程序即将结束。未保存的工作无法保留。</translation>
    </message>
</context>
<context>
    <name>FfnPanel</name>
    <message>
        <source>Input token x</source>
        <translation>输入 token x</translation>
    </message>
    <message>
        <source>mean of z</source>
        <translation>z 的均值</translation>
    </message>
    <message>
        <source>std of z</source>
        <translation>z 的标准差</translation>
    </message>
    <message>
        <source>{width} → {hidden} → {width}, one token</source>
        <translation>{width} → {hidden} → {width}，一个 token</translation>
    </message>
    <message>
        <source>{other} in place of {first}</source>
        <translation>以 {other} 替换 {first}</translation>
    </message>
    <message>
        <source>mean {mean}, std {std}</source>
        <translation>均值 {mean}，标准差 {std}</translation>
    </message>
    <message>
        <source>{function} in {format}</source>
        <translation>{function}（{format}）</translation>
    </message>
    <message>
        <source>Gated: f(z)·v</source>
        <translation>门控后 f(z)·v</translation>
    </message>
    <message>
        <source>no finite value</source>
        <translation>没有有限值</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <translation>从 {low} 到 {high}</translation>
    </message>
    <message>
        <source>Input x</source>
        <translation>输入 x</translation>
    </message>
    <message>
        <source>Noise x</source>
        <translation>噪声 x</translation>
    </message>
    <message>
        <source>out of view: {first}, {other}</source>
        <translation>视野之外：{first}、{other}</translation>
    </message>
    <message>
        <source>mean {mean}, std {std}
negative {share}</source>
        <translation>均值 {mean}，标准差 {std}
负值占 {share}</translation>
    </message>
    <message>
        <source>Pre-activations z</source>
        <translation>预激活 z</translation>
    </message>
    <message>
        <source>density, with N(0,1)</source>
        <translation>密度，叠加 N(0,1)</translation>
    </message>
    <message>
        <source>values in a column, log axis</source>
        <translation>每列的数值个数，对数坐标</translation>
    </message>
    <message>
        <source>What the plots count</source>
        <translation>各图统计什么</translation>
    </message>
    <message>
        <source>dead: zero for all {count} tokens</source>
        <translation>死亡：对全部 {count} 个 token 均为零</translation>
    </message>
    <message>
        <source>exactly zero</source>
        <translation>恰为零</translation>
    </message>
    <message>
        <source>near zero, below {limit}</source>
        <translation>近零，小于 {limit}</translation>
    </message>
    <message>
        <source>gate f(z)/z above ½</source>
        <translation>门控 f(z)/z 大于 ½</translation>
    </message>
    <message>
        <source>std of the output</source>
        <translation>输出的标准差</translation>
    </message>
    <message>
        <source>{width} → {hidden} → {width}, {count} tokens</source>
        <translation>{width} → {hidden} → {width}，{count} 个 token</translation>
    </message>
    <message>
        <source>{width} → {hidden} → {width}, {count} random tokens</source>
        <translation>{width} → {hidden} → {width}，{count} 个随机 token</translation>
    </message>
    <message>
        <source>{number} “{token}”</source>
        <translation>{number}“{token}”</translation>
    </message>
    <message>
        <source>{value} at y{element}, token {token}</source>
        <translation>{value}，位于 y{element}，token {token}</translation>
    </message>
    <message>
        <source>‖Δy‖/‖y‖</source>
        <translation>‖Δy‖/‖y‖</translation>
    </message>
    <message>
        <source>largest Δy</source>
        <translation>最大的 Δy</translation>
    </message>
    <message>
        <source>cosine of both</source>
        <translation>两者的余弦</translation>
    </message>
    <message>
        <source>Change of the output</source>
        <translation>输出的变化</translation>
    </message>
    <message>
        <source>Gate f(z)/z</source>
        <translation>门控 f(z)/z</translation>
    </message>
    <message>
        <source>Activations f(z)</source>
        <translation>激活值 f(z)</translation>
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
        <source>one token</source>
        <translation>单个 token</translation>
    </message>
    <message>
        <source>synthetic batch</source>
        <translation>合成批次</translation>
    </message>
    <message>
        <source>trained layer</source>
        <translation>训练好的层</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a checkpoint of your own, .safetensors or .npz, or drop the file here; a config.json beside it tells the activation</source>
        <translation>打开自己的检查点（.safetensors 或 .npz），也可将文件拖到此处；同目录的 config.json 说明激活函数</translation>
    </message>
    <message>
        <source>The second function takes and returns numbers of this format and rounds every operation to it; the rest is computed in float64.</source>
        <translation>第二个函数的输入、输出均为此格式，其中每步运算也舍入到此格式；其余部分以 float64 计算。</translation>
    </message>
    <message>
        <source>in</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Number format of the second function</source>
        <translation>第二个函数的数值格式</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>First function</source>
        <translation>第一个函数</translation>
    </message>
    <message>
        <source>Second function</source>
        <translation>第二个函数</translation>
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
        <source>your checkpoint</source>
        <translation>自己的检查点</translation>
    </message>
    <message>
        <source>Computing the block…</source>
        <translation>正在计算前馈块…</translation>
    </message>
    <message>
        <source>This layer is not in memory. Load it from {file}.</source>
        <translation>该层不在内存中。请从 {file} 载入。</translation>
    </message>
    <message>
        <source>This block cannot be computed: {reason}</source>
        <translation>无法计算该块：{reason}</translation>
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
        <source>plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Gated blocks have a third matrix; two thirds of the hidden units keep the number of weights.</source>
        <translation>门控块多一个矩阵；隐藏单元取三分之二，权重总数不变。</translation>
    </message>
    <message>
        <source>Draw other weights and tokens: the next seed</source>
        <translation>用下一个种子重新抽取权重和 token</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Hidden units for each number of the token</source>
        <translation>隐藏单元数与 token 维度之比</translation>
    </message>
    <message>
        <source>Expansion ×</source>
        <translation>扩展 ×</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>gated</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>New weights</source>
        <translation>新权重</translation>
    </message>
    <message>
        <source>Draw other weights: the next seed</source>
        <translation>用下一个种子重新抽取权重</translation>
    </message>
    <message>
        <source>choose a pair of matrices</source>
        <translation>选择一对矩阵</translation>
    </message>
    <message>
        <source>normalised noise</source>
        <translation>归一化噪声</translation>
    </message>
    <message>
        <source>Hidden states…</source>
        <translation>隐藏状态…</translation>
    </message>
    <message>
        <source>Open an .npy or .npz file of what enters this layer</source>
        <translation>打开 .npy 或 .npz 文件，其内容为该层的输入</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>Load it</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Read the layer of this session from its file again</source>
        <translation>重新从文件读取本会话的层</translation>
    </message>
    <message>
        <source>Open a checkpoint first, then hidden states.</source>
        <translation>请先打开检查点，再打开隐藏状态。</translation>
    </message>
    <message>
        <source>Loading {file}…</source>
        <translation>正在载入 {file}…</translation>
    </message>
    <message>
        <source>{file} names no feed-forward block. Choose the pair of matrices that is one.</source>
        <translation>{file} 中没有按名称可识别的前馈块，请选择构成前馈块的一对矩阵。</translation>
    </message>
    <message>
        <source>The file cannot be loaded: {reason}</source>
        <translation>无法加载文件：{reason}</translation>
    </message>
    <message>
        <source>{name}: {width} → {hidden}, {dtype}</source>
        <translation>{name}：{width} → {hidden}，{dtype}</translation>
    </message>
    <message>
        <source>{name}: {width} → {hidden}, gated, {dtype}</source>
        <translation>{name}：{width} → {hidden}，门控，{dtype}</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors *.npz)</source>
        <translation>检查点 (*.safetensors *.npz)</translation>
    </message>
    <message>
        <source>Open checkpoint</source>
        <translation>打开检查点</translation>
    </message>
    <message>
        <source>Hidden states (*.npy *.npz)</source>
        <translation>隐藏状态 (*.npy *.npz)</translation>
    </message>
    <message>
        <source>Open hidden states</source>
        <translation>打开隐藏状态</translation>
    </message>
    <message>
        <source>This layer is no longer in memory: open the file again.</source>
        <translation>该层已不在内存中，请重新打开文件。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不选</translation>
    </message>
    <message>
        <source>by change</source>
        <translation>按变化</translation>
    </message>
    <message>
        <source>by mean</source>
        <translation>按均值</translation>
    </message>
    <message>
        <source>by std</source>
        <translation>按标准差</translation>
    </message>
    <message>
        <source>by zeros</source>
        <translation>按零值</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>Picks one hidden unit, the largest first: by how much of the output changes through it, or by its pre-activations. Its picture stands behind the output, its dots on Curves.</source>
        <translation>选取一个隐藏单元，最大者在前：按输出因它而改变的多少，或按它的预激活。它的图排在输出之后，圆点显示在曲线面板上。</translation>
    </message>
    <message>
        <source>Place in the order</source>
        <translation>排序中的位置</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>mean {mean}, std {std}
exactly zero {share}, {other}</source>
        <translation>均值 {mean}，标准差 {std}
恰为零 {share}、{other}</translation>
    </message>
    <message>
        <source>Unit {number}</source>
        <translation>单元 {number}</translation>
    </message>
    <message>
        <source>All tokens together. Pre-activations: share of the values, with the density of N(0,1). The others: number of values in each column, on a logarithmic axis.</source>
        <translation>所有 token 合在一起。预激活：数值所占的比例，并叠加 N(0,1) 的密度。其余各图：每列的数值个数，对数坐标。</translation>
    </message>
    <message>
        <source>{tokens} tokens are too many for {hidden} hidden units: at most {most} are computed at once.</source>
        <translation>{hidden} 个隐藏单元时，{tokens} 个 token 太多：一次最多计算 {most} 个。</translation>
    </message>
    <message>
        <source>Change of the output: ‖Δy‖/‖y‖ {relative}, largest Δy {largest} at y{element}, cosine {cosine}.</source>
        <translation>输出的变化：‖Δy‖/‖y‖ 为 {relative}，最大的 Δy 为 {largest}（位于 y{element}），余弦 {cosine}。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Functions: {names}.</source>
        <translation>函数：{names}。</translation>
    </message>
    <message>
        <source>Approximation: {name}.</source>
        <translation>近似：{name}。</translation>
    </message>
    <message>
        <source>Compared: {names}.</source>
        <translation>对比：{names}。</translation>
    </message>
    <message>
        <source>x = {x}, range {low} to {high}.</source>
        <translation>x = {x}，范围 {low} 到 {high}。</translation>
    </message>
    <message>
        <source>x = {x}.</source>
        <translation>x = {x}。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>in ulp of {format}</source>
        <translation>以 {format} 的 ulp 计</translation>
    </message>
    <message>
        <source>Error of the {quantity}, {measure}, summed up on {low} to {high}.</source>
        <translation>{quantity}的误差，{measure}，在 {low} 到 {high} 上汇总。</translation>
    </message>
    <message>
        <source>Tolerance {limit}.</source>
        <translation>容差 {limit}。</translation>
    </message>
    <message>
        <source>the result rounded once</source>
        <translation>结果舍入一次</translation>
    </message>
    <message>
        <source>every operation rounded</source>
        <translation>每次运算都舍入</translation>
    </message>
    <message>
        <source>the result of float32 rounded once</source>
        <translation>以 float32 运算，结果舍入一次</translation>
    </message>
    <message>
        <source>Format {format}, {mode}.</source>
        <translation>数值格式 {format}，{mode}。</translation>
    </message>
    <message>
        <source>Subnormals count as zero.</source>
        <translation>次正规数视为零。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Settings: {pairs}.</source>
        <translation>设置：{pairs}。</translation>
    </message>
    <message>
        <source>fitted to</source>
        <translation>拟合目标</translation>
    </message>
    <message>
        <source>made small</source>
        <translation>使其最小</translation>
    </message>
    <message>
        <source>free</source>
        <translation>可调系数</translation>
    </message>
    <message>
        <source>slope of the gate at 0 kept</source>
        <translation>保持门控在 0 处的斜率</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>activation</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>对比函数</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>hidden units</source>
        <translation>隐藏单元</translation>
    </message>
    <message>
        <source>scale of the weights</source>
        <translation>权重尺度</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>hidden units a number</source>
        <translation>扩展倍数</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>gated</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>hidden states</source>
        <translation>隐藏状态</translation>
    </message>
    <message>
        <source>order of the units</source>
        <translation>单元排序</translation>
    </message>
    <message>
        <source>place in the order</source>
        <translation>排序中的位置</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>kind of layer</source>
        <translation>层的类型</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>number of seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>the slope of GELU</source>
        <translation>GELU 的斜率</translation>
    </message>
    <message>
        <source>the gate Φ</source>
        <translation>门控 Φ</translation>
    </message>
    <message>
        <source>the largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>the mean square</source>
        <translation>均方误差</translation>
    </message>
    <message>
        <source>the mean square under N(0,1)</source>
        <translation>N(0,1) 加权均方误差</translation>
    </message>
    <message>
        <source>one token</source>
        <translation>单个 token</translation>
    </message>
    <message>
        <source>synthetic batch</source>
        <translation>合成批次</translation>
    </message>
    <message>
        <source>trained layer</source>
        <translation>训练好的层</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>feed-forward block</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <source>plain layer</source>
        <translation>普通全连接层</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>before</source>
        <translation>块之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>块之后</translation>
    </message>
    <message>
        <source>by change</source>
        <translation>按变化</translation>
    </message>
    <message>
        <source>by mean</source>
        <translation>按均值</translation>
    </message>
    <message>
        <source>by standard deviation</source>
        <translation>按标准差</translation>
    </message>
    <message>
        <source>by zeros</source>
        <translation>按零值</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>{0} pictures (*.{1})</source>
        <translation>{0} 图片 (*.{1})</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>查找范围：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*{ending})</source>
        <translation>会话 (*{ending})</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>存放图片的文件夹</translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation>已导出：{0}</translation>
    </message>
    <message>
        <source>Exported: {0} files into {1}</source>
        <translation>已导出 {0} 个文件到 {1}</translation>
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
    <name>FileMenus</name>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>First state kept</source>
        <translation>保留的最早状态</translation>
    </message>
    <message>
        <source>The last {count} steps are kept</source>
        <translation>保留最近 {count} 步</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Your work is still unsaved: save it under another name.</source>
        <translation>您的工作仍未保存：请换一个名称保存。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已保存：{file}</translation>
    </message>
    <message>
        <source>{file} is gone: save to write it anew.</source>
        <translation>{file} 已不存在：保存即可重新写入。</translation>
    </message>
    <message>
        <source>A crash would lose unsaved work: {reason} Save often.</source>
        <translation>程序若意外结束，未保存的工作将会丢失：{reason}请经常保存。</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file. What this version knows of it is shown; the rest is kept.</source>
        <translation>此文件由更新版本的程序写成。本版本认识的内容已显示，其余内容会保留。</translation>
    </message>
    <message>
        <source>Some entries were left out; the others are shown.</source>
        <translation>有些条目被略去，其余已显示。</translation>
    </message>
</context>
<context>
    <name>FitPanel</name>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>before</source>
        <translation>拟合前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>拟合后</translation>
    </message>
    <message>
        <source>{name} (fixed)</source>
        <translation>{name}（固定）</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Error of the value on [{low}, {high}]</source>
        <translation>函数值的误差，[{low}, {high}]</translation>
    </message>
    <message>
        <source>Error of the slope on [{low}, {high}]</source>
        <translation>斜率的误差，[{low}, {high}]</translation>
    </message>
    <message>
        <source>Error of the gate on [{low}, {high}]</source>
        <translation>门控的误差，[{low}, {high}]</translation>
    </message>
    <message>
        <source>max |error|</source>
        <translation>最大 |误差|</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>rms under N(0,1)</source>
        <translation>N(0,1) 加权均方根</translation>
    </message>
    <message>
        <source>Fit looks for the values of the free coefficients that make the error smallest. Nothing changes before you apply them.</source>
        <translation>“拟合”寻找使误差最小的自由系数。在您应用之前，什么都不会改变。</translation>
    </message>
    <message>
        <source>{reason} Nothing is changed.</source>
        <translation>{reason}什么都没有改变。</translation>
    </message>
    <message>
        <source>The slope of the gate at 0 fixes the coefficients; nothing is left to fit.</source>
        <translation>门控在 0 处的斜率已确定这些系数，没有可再拟合的余地。</translation>
    </message>
    <message>
        <source>The mean square of the error is as small as it can be.</source>
        <translation>误差的均方已达最小。</translation>
    </message>
    <message>
        <source>The error equioscillates: it has {count} extremes of equal size with the alternating signs of a minimax fit.</source>
        <translation>误差等幅振荡：有 {count} 个大小相等、正负交替的极值，这正是极小极大拟合的标志。</translation>
    </message>
    <message>
        <source>The largest error is as small as it can be close by, but does not equioscillate: {count} extremes of equal size decide.</source>
        <translation>最大误差在附近已达最小，但误差并不等幅振荡：由 {count} 个大小相等的极值决定。</translation>
    </message>
    <message>
        <source>Maxima are searched on samples and refined; root mean squares are integrals, those under N(0,1) over the whole axis.</source>
        <translation>最大值先在采样点上搜索再细化；均方根由积分得到，N(0,1) 加权者积分遍及整个数轴。</translation>
    </message>
    <message>
        <source>Error of the value</source>
        <translation>函数值的误差</translation>
    </message>
    <message>
        <source>Error of the slope</source>
        <translation>斜率的误差</translation>
    </message>
    <message>
        <source>Error of the gate</source>
        <translation>门控的误差</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Use the fitted coefficients; Undo takes them back</source>
        <translation>采用拟合得到的系数；可用“撤销”恢复</translation>
    </message>
    <message>
        <source>Progress of the fit</source>
        <translation>拟合进度</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>重新拟合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>This approximation has no coefficients to fit.</source>
        <translation>这个近似没有可拟合的系数。</translation>
    </message>
    <message>
        <source>The fit failed: {reason}</source>
        <translation>拟合失败：{reason}</translation>
    </message>
    <message>
        <source>error before the fit</source>
        <translation>拟合前的误差</translation>
    </message>
    <message>
        <source>error after the fit</source>
        <translation>拟合后的误差</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>位于 x</translation>
    </message>
</context>
<context>
    <name>FitSettings</name>
    <message>
        <source>its slope</source>
        <translation>GELU 的斜率</translation>
    </message>
    <message>
        <source>the gate Φ</source>
        <translation>门控 Φ</translation>
    </message>
    <message>
        <source>the largest error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>the mean square</source>
        <translation>均方误差</translation>
    </message>
    <message>
        <source>the mean square under N(0,1)</source>
        <translation>N(0,1) 加权均方误差</translation>
    </message>
    <message>
        <source>Lower end</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Upper end</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Keep the gate&apos;s slope at 0</source>
        <translation>保持门控在 0 处的斜率</translation>
    </message>
    <message>
        <source>The gate f(x)/x keeps the slope φ(0) = 0.398942 that Φ has at x = 0</source>
        <translation>门控 f(x)/x 在 x = 0 处保持与 Φ 相同的斜率 φ(0) = 0.398942</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由系数</translation>
    </message>
    <message>
        <source>Fit to</source>
        <translation>拟合目标</translation>
    </message>
    <message>
        <source>Make small</source>
        <translation>使之最小</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>{name} is free</source>
        <translation>{name} 为自由系数</translation>
    </message>
    <message>
        <source>A whole number cannot be fitted</source>
        <translation>整数无法拟合</translation>
    </message>
    <message>
        <source>A fit may change {name}; one coefficient at least is free</source>
        <translation>拟合可以改变 {name}；至少有一个系数是自由的</translation>
    </message>
    <message>
        <source>The lower end must be below the upper end. {kept} was kept.</source>
        <translation>下限必须小于上限。已保留 {kept}。</translation>
    </message>
    <message>
        <source>The interval must be at least {least} wide. {kept} was kept.</source>
        <translation>区间宽度至少为 {least}。已保留 {kept}。</translation>
    </message>
</context>
<context>
    <name>Fitting</name>
    <message>
        <source>Choose at least one coefficient that may change.</source>
        <translation>请至少选择一个可以改变的系数。</translation>
    </message>
    <message>
        <source>The interval must have finite ends, the lower one first, at least 1e-6 apart.</source>
        <translation>区间的两端必须是有限数，下限在前，且至少相距 1e-6。</translation>
    </message>
    <message>
        <source>{name} is a whole number and cannot be fitted.</source>
        <translation>{name} 是整数，无法拟合。</translation>
    </message>
    <message>
        <source>{name} does not change this error, so it cannot be fitted.</source>
        <translation>{name} 不影响这个误差，因此无法拟合。</translation>
    </message>
    <message>
        <source>Several coefficients do the same, so that no single values are the best. Free fewer of them.</source>
        <translation>有几个系数的作用相同，因此没有唯一的最佳值。请减少自由系数。</translation>
    </message>
    <message>
        <source>The free coefficients cannot give the gate the slope of Φ at 0.</source>
        <translation>自由系数无法使门控在 0 处具有 Φ 的斜率。</translation>
    </message>
    <message>
        <source>The error is not finite everywhere on the interval.</source>
        <translation>误差在区间上并非处处有限。</translation>
    </message>
    <message>
        <source>The search found no best values.</source>
        <translation>未能找到最佳值。</translation>
    </message>
    <message>
        <source>The search took too long and was given up.</source>
        <translation>搜索时间过长，已放弃。</translation>
    </message>
    <message>
        <source>The fit was cancelled.</source>
        <translation>拟合已取消。</translation>
    </message>
</context>
<context>
    <name>FormatsPanel</name>
    <message>
        <source>{count}, exhaustive</source>
        <translation>{count} 个，穷举</translation>
    </message>
    <message>
        <source>{value} at {place}</source>
        <translation>{value}，位于 {place}</translation>
    </message>
    <message>
        <source>values</source>
        <translation>数值个数</translation>
    </message>
    <message>
        <source>worst error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>wrong sign, direction</source>
        <translation>符号、单调性错误</translation>
    </message>
    <message>
        <source>{approximation} in {format} against exact GELU</source>
        <translation>{format} 下的 {approximation}与精确 GELU 之差</translation>
    </message>
    <message>
        <source>{value} ulp at {place} ({pattern})</source>
        <translation>{value} ulp，位于 {place}（{pattern}）</translation>
    </message>
    <message>
        <source>Operations: {count}, each rounded</source>
        <translation>运算：{count} 步，每步舍入</translation>
    </message>
    <message>
        <source>Operations: {count}, only the result rounded</source>
        <translation>运算：{count} 步，仅结果舍入</translation>
    </message>
    <message>
        <source>Operations: {count} in float32, the result rounded</source>
        <translation>运算：{count} 步，内部用 float32，结果再舍入</translation>
    </message>
    <message>
        <source>{text}, subnormals are zero</source>
        <translation>{text}，次正规数视为零</translation>
    </message>
    <message>
        <source>worst absolute</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>worst relative</source>
        <translation>最大相对误差</translation>
    </message>
    <message>
        <source>correctly rounded</source>
        <translation>正确舍入</translation>
    </message>
    <message>
        <source>{ranks} %</source>
        <translation>{ranks} % 分位</translation>
    </message>
    <message>
        <source>gives 0 from</source>
        <translation>结果为 0 始于</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>非有限结果</translation>
    </message>
    <message>
        <source>Values by log₂ |error in ulp|</source>
        <translation>按 log₂ |ulp 误差| 计数</translation>
    </message>
    <message>
        <source>{share} of the values</source>
        <translation>占全部数值的 {share}</translation>
    </message>
    <message>
        <source>{share} of the values, {normal} of N(0,1)</source>
        <translation>占全部数值的 {share}，N(0,1) 的 {normal}</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>worst ulp</source>
        <translation>最大 ulp</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>N(0,1)</source>
        <translation>N(0,1)</translation>
    </message>
    <message>
        <source>By region</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>every operation</source>
        <translation>每步运算</translation>
    </message>
    <message>
        <source>the result once</source>
        <translation>仅结果一次</translation>
    </message>
    <message>
        <source>float32 inside, the result once</source>
        <translation>内部 float32，仅结果一次</translation>
    </message>
    <message>
        <source>Subnormals are zero</source>
        <translation>次正规数视为零</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Formats of 64 bits have too many values. Error, in ulp, shows samples.</source>
        <translation>64 位格式的数值太多，无法穷举。请在“误差”面板中选择以 ulp 计来查看采样结果。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>舍入方式</translation>
    </message>
    <message>
        <source>values by their error, above “low” and up to “high”</source>
        <translation>按误差分组的个数：大于 low，不大于 high</translation>
    </message>
    <message>
        <source>This number format was not swept: float32 is swept by the button in its panel, float64 has too many values.</source>
        <translation>尚未遍历此数值格式：float32 由其面板中的按钮遍历，float64 的数值太多。</translation>
    </message>
    <message>
        <source>ulp at {rank} %</source>
        <translation>{rank} % 处的 ulp</translation>
    </message>
    <message>
        <source>worst error in ulp</source>
        <translation>最大误差（ulp）</translation>
    </message>
    <message>
        <source>correctly rounded, of N(0,1)</source>
        <translation>正确舍入，占 N(0,1)</translation>
    </message>
    <message>
        <source>wrong sign</source>
        <translation>符号错误</translation>
    </message>
    <message>
        <source>wrong direction</source>
        <translation>方向错误</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>bits of x</source>
        <translation>x 的位模式</translation>
    </message>
</context>
<context>
    <name>FormulaField</name>
    <message>
        <source>At the end: {message}</source>
        <translation>末尾处：{message}</translation>
    </message>
    <message>
        <source>At character {place}: {message}</source>
        <translation>第 {place} 个字符处：{message}</translation>
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
        <source>your formula</source>
        <translation>自定义公式</translation>
    </message>
    <message>
        <source>Your formula at {at} is {value}</source>
        <translation>自定义公式在 {at} 处的值为 {value}</translation>
    </message>
    <message>
        <source>Your formula at {at} is {value}, which is the {exact} of GELU with a difference of {error}</source>
        <translation>自定义公式在 {at} 处的值为 {value}，即 GELU 的 {exact} 加差值 {error}</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Approximation: {form}</source>
        <translation>近似：{form}</translation>
    </message>
    <message>
        <source>Your own formula acts on each hidden unit by itself.</source>
        <translation>自定义公式分别作用于每个隐藏单元。</translation>
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
        <source>Leaky ReLU</source>
        <translation>Leaky ReLU</translation>
    </message>
    <message>
        <source>ELU</source>
        <translation>ELU</translation>
    </message>
    <message>
        <source>CELU</source>
        <translation>CELU</translation>
    </message>
    <message>
        <source>SELU</source>
        <translation>SELU</translation>
    </message>
    <message>
        <source>Swish</source>
        <translation>Swish</translation>
    </message>
    <message>
        <source>Mish</source>
        <translation>Mish</translation>
    </message>
    <message>
        <source>Softplus</source>
        <translation>Softplus</translation>
    </message>
    <message>
        <source>Softsign</source>
        <translation>Softsign</translation>
    </message>
    <message>
        <source>HardSigmoid</source>
        <translation>HardSigmoid</translation>
    </message>
    <message>
        <source>HardSwish</source>
        <translation>HardSwish</translation>
    </message>
    <message>
        <source>HardTanh</source>
        <translation>HardTanh</translation>
    </message>
    <message>
        <source>ReLU6</source>
        <translation>ReLU6</translation>
    </message>
    <message>
        <source>squared ReLU</source>
        <translation>平方 ReLU</translation>
    </message>
    <message>
        <source>Laplace gate</source>
        <translation>拉普拉斯门</translation>
    </message>
    <message>
        <source>Cauchy gate</source>
        <translation>柯西门</translation>
    </message>
    <message>
        <source>tanh form</source>
        <translation>tanh 形式</translation>
    </message>
    <message>
        <source>sigmoid form</source>
        <translation>sigmoid 形式</translation>
    </message>
    <message>
        <source>tanh form, by exp</source>
        <translation>tanh 形式（用 exp）</translation>
    </message>
    <message>
        <source>tanh form, factored</source>
        <translation>tanh 形式（提取公因子）</translation>
    </message>
    <message>
        <source>tanh form, fifth order</source>
        <translation>tanh 形式（五次）</translation>
    </message>
    <message>
        <source>sigmoid form, by exp</source>
        <translation>sigmoid 形式（用 exp）</translation>
    </message>
    <message>
        <source>tanh gate</source>
        <translation>tanh 门</translation>
    </message>
    <message>
        <source>Logistic gate</source>
        <translation>logistic 门</translation>
    </message>
    <message>
        <source>Exact GELU, in other words</source>
        <translation>精确 GELU 的其他写法</translation>
    </message>
    <message>
        <source>erf approximated</source>
        <translation>近似 erf</translation>
    </message>
    <message>
        <source>Straight lines and tables</source>
        <translation>分段线性与查表</translation>
    </message>
    <message>
        <source>erf form</source>
        <translation>erf 形式</translation>
    </message>
    <message>
        <source>erfc form</source>
        <translation>erfc 形式</translation>
    </message>
    <message>
        <source>Φ form</source>
        <translation>Φ 形式</translation>
    </message>
    <message>
        <source>Abramowitz–Stegun erf</source>
        <translation>Abramowitz–Stegun erf</translation>
    </message>
    <message>
        <source>Eigen/XLA erf</source>
        <translation>Eigen/XLA erf</translation>
    </message>
    <message>
        <source>I-BERT</source>
        <translation>I-BERT</translation>
    </message>
    <message>
        <source>hard gate</source>
        <translation>硬门</translation>
    </message>
    <message>
        <source>table, interpolated</source>
        <translation>查表（线性插值）</translation>
    </message>
    <message>
        <source>table, nearest entry</source>
        <translation>查表（取最近项）</translation>
    </message>
    <message>
        <source>own formula</source>
        <translation>自定义公式</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Why BERT uses this curve</source>
        <translation>BERT 为什么用这条曲线</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>What you will see</source>
        <translation>您将看到什么</translation>
    </message>
    <message>
        <source>A lesson that sets the panels beside it, points at what to look at, and asks you to try. Your own work is put aside meanwhile and comes back, to the last digit, when you leave.</source>
        <translation>这门课会设置旁边的面板，指出该看哪里，并请您动手试一试。您自己的工作会暂时放在一边，离开时一位不差地恢复。</translation>
    </message>
    <message>
        <source>{seen} of {count}</source>
        <translation>{seen} / {count}</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>常见误区</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>应用场景</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>面试题</translation>
    </message>
</context>
<context>
    <name>Initialisation</name>
    <message>
        <source>BERT: N(0, 0.02²) cut off at ±0.04</source>
        <translation>BERT：N(0, 0.02²)，在 ±0.04 处截断</translation>
    </message>
    <message>
        <source>GPT-2: N(0, 0.02²)</source>
        <translation>GPT-2：N(0, 0.02²)</translation>
    </message>
    <message>
        <source>Xavier: N(0, 2/(fan-in + fan-out))</source>
        <translation>Xavier：N(0, 2/(输入数 + 输出数))</translation>
    </message>
    <message>
        <source>He: N(0, 2/fan-in)</source>
        <translation>He：N(0, 2/输入数)</translation>
    </message>
    <message>
        <source>Own gain: N(0, gain²/fan-in)</source>
        <translation>自身增益：N(0, 增益²/输入数)</translation>
    </message>
    <message>
        <source>Signal-keeping: own gain behind the activation only</source>
        <translation>保持信号：仅在激活函数之后使用自身增益</translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>the work ended without an answer ({kind})</source>
        <translation>计算没有结果就结束了（{kind}）</translation>
    </message>
</context>
<context>
    <name>Jumps</name>
    <message>
        <source>Chapter</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Save layout</source>
        <translation>保存布局</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Layout saved: {name}</source>
        <translation>布局已保存：{name}</translation>
    </message>
    <message>
        <source>A name has 1 to {length} characters, and {count} layouts fit. The layout was not saved.</source>
        <translation>名称须为 1 到 {length} 个字符，最多可保存 {count} 个布局。布局未保存。</translation>
    </message>
    <message>
        <source>The layout {name} is from another version. Nothing changed.</source>
        <translation>布局 {name} 来自其他版本。未作任何更改。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史记录(&amp;H)</translation>
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
        <source>La&amp;youts</source>
        <translation>布局(&amp;Y)</translation>
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
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>{action}: {step}</source>
        <translation>{action}：{step}</translation>
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
    <name>Offer</name>
    <message>
        <source>New here?</source>
        <translation>第一次使用？</translation>
    </message>
    <message>
        <source>A tour of two minutes</source>
        <translation>两分钟导览</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <source>Help &gt; Tour brings it back</source>
        <translation>可随时从“帮助 &gt; 导览”打开</translation>
    </message>
</context>
<context>
    <name>OwnFormula</name>
    <message>
        <source>Own formula</source>
        <translation>自定义公式</translation>
    </message>
    <message>
        <source>A formula of x and coefficients, which are single letters. Write * for every product and ^ for powers. Each coefficient gets a slider.</source>
        <translation>由 x 和系数组成的公式，系数用单个字母表示。乘号 * 不可省略，幂用 ^ 表示。每个系数都会有一个滑块。</translation>
    </message>
    <message>
        <source>My formulas</source>
        <translation>我的公式</translation>
    </message>
    <message>
        <source>Formulas that you keep under a name</source>
        <translation>以名称保存的公式</translation>
    </message>
    <message>
        <source>A name has 1 to {length} characters, and {count} formulas fit.</source>
        <translation>名称应有 1 到 {length} 个字符，最多保存 {count} 个公式。</translation>
    </message>
    <message>
        <source>The list could not be written: {reason}. It holds until the program ends.</source>
        <translation>无法写入列表：{reason}。在程序结束前仍然有效。</translation>
    </message>
    <message>
        <source>Keep this formula…</source>
        <translation>保存此公式…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep formula</source>
        <translation>保存公式</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>Search for an action or a panel</source>
        <translation>搜索操作或面板</translation>
    </message>
    <message>
        <source>No action or panel has these words.</source>
        <translation>没有包含这些词的操作或面板。</translation>
    </message>
    <message>
        <source>Actions and panels</source>
        <translation>操作和面板</translation>
    </message>
    <message>
        <source>Show {panel}</source>
        <translation>显示“{panel}”</translation>
    </message>
    <message>
        <source>Hide {panel}</source>
        <translation>隐藏“{panel}”</translation>
    </message>
    <message>
        <source>Go to {panel}</source>
        <translation>转到{panel}</translation>
    </message>
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;One only</source>
        <translation>仅此一个(&amp;O)</translation>
    </message>
    <message>
        <source>Only the panel that is marked in the list</source>
        <translation>只导出列表中选中的面板</translation>
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
    <message>
        <source>Formats</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>词典</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>重新拟合</translation>
    </message>
    <message>
        <source>Random gate</source>
        <translation>随机门</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Training race</source>
        <translation>训练竞赛</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>no finite value in view: {names}</source>
        <translation>可见范围内没有有限值：{names}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>100 %, as the system&apos;s</source>
        <translation>100 %，与系统相同</translation>
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
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>Curves differ by &amp;dashes too</source>
        <translation>曲线也用虚线区分(&amp;D)</translation>
    </message>
    <message>
        <source>Text size of the &amp;presentation</source>
        <translation>演示模式的文字大小(&amp;P)</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>演示模式</translation>
    </message>
    <message>
        <source>Panels that it shows; none ticked: those in sight.</source>
        <translation>演示时显示的面板；未勾选时为当前可见的面板。</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
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
    <message>
        <source>The range must be at least {least} wide. {kept} was kept.</source>
        <translation>范围宽度至少为 {least}。已保留 {kept}。</translation>
    </message>
</context>
<context>
    <name>ProbeStatus</name>
    <message>
        <source>x {x}     GELU {value}     slope {slope}     gate Φ(x) {gate}</source>
        <translation>x {x}     GELU {value}     斜率 {slope}     门控 Φ(x) {gate}</translation>
    </message>
    <message>
        <source>Values at the probe</source>
        <translation>探针处的数值</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>INPUTS of the program</source>
        <translation>程序的 INPUTS</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>What the program prints</source>
        <translation>程序的输出</translation>
    </message>
    <message>
        <source>What it prints appears here.</source>
        <translation>输出会显示在这里。</translation>
    </message>
    <message>
        <source>“{text}” is no number. The program was not run.</source>
        <translation>“{text}”不是数字。程序没有运行。</translation>
    </message>
    <message>
        <source>Give between 1 and {most} numbers with blanks between them.</source>
        <translation>请给出 1 到 {most} 个数，用空格分开。</translation>
    </message>
    <message>
        <source>truly {value}</source>
        <translation>真值 {value}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>… and {count} more</source>
        <translation>……另有 {count} 项</translation>
    </message>
    <message>
        <source>Save the changes to {name}?</source>
        <translation>要保存对 {name} 的更改吗？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Without saving, what was changed since is lost.</source>
        <translation>不保存的话，此后的更改将会丢失。</translation>
    </message>
    <message>
        <source>Some entries of {name} could not be read. Replace the file?</source>
        <translation>{name} 中有些条目无法读取。要替换该文件吗？</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of the program. Replace the file?</source>
        <translation>{name} 由更新版本的程序写成。要替换该文件吗？</translation>
    </message>
    <message>
        <source>The file as it is now is kept as {name}~.</source>
        <translation>现有文件将保留为 {name}~。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>{name} was changed by another program. Replace it?</source>
        <translation>{name} 已被其他程序更改。要替换它吗？</translation>
    </message>
    <message>
        <source>{name} was changed by another program. Read it again?</source>
        <translation>{name} 已被其他程序更改。要重新读取吗？</translation>
    </message>
    <message>
        <source>What you changed since you saved is lost then.</source>
        <translation>这样，上次保存之后的更改将会丢失。</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>磁盘上的文件已更改</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>The program ended without saving {name}. Restore the work?</source>
        <translation>程序未保存 {name} 就结束了。要恢复这项工作吗？</translation>
    </message>
    <message>
        <source>As of {when}.</source>
        <translation>保存时间：{when}。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后再说(&amp;L)</translation>
    </message>
    <message>
        <source>It was tried before, and the program ended then. The file is {file}.</source>
        <translation>之前尝试恢复时程序异常结束。文件位于 {file}。</translation>
    </message>
    <message>
        <source>&amp;Skip it</source>
        <translation>跳过(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再试一次(&amp;T)</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>未保存的工作</translation>
    </message>
</context>
<context>
    <name>QuestionsView</name>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>题目与答案</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>演示(&amp;S)</translation>
    </message>
    <message>
        <source>Set the panels so that it is seen</source>
        <translation>把各面板调到能看清它的样子</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一题(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Repeat the wrong ones</source>
        <translation>重做错题(&amp;R)</translation>
    </message>
    <message>
        <source>Only those, with other numbers</source>
        <translation>只做错的题，换一组数</translation>
    </message>
    <message>
        <source>A&amp;ll questions</source>
        <translation>全部题目(&amp;L)</translation>
    </message>
    <message>
        <source>From the first one, with other numbers</source>
        <translation>从第一题开始，换一组数</translation>
    </message>
    <message>
        <source>{right} right, {wrong} wrong, {open} open</source>
        <translation>答对 {right} 题，答错 {wrong} 题，未答 {open} 题</translation>
    </message>
    <message>
        <source>Bring back the sc&amp;ore</source>
        <translation>找回得分(&amp;O)</translation>
    </message>
    <message>
        <source>Clear the sc&amp;ore</source>
        <translation>清空得分(&amp;O)</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}</source>
        <translation>{number}/{count}：{title}</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>No network is trained to the end, so there is no verdict.</source>
        <translation>没有网络完成训练，因此没有结论。</translation>
    </message>
    <message>
        <source>Median test error of {leader}: {error} (seeds: {seeds}). There is nothing to compare it with.</source>
        <translation>{leader} 的测试误差中位数：{error}（种子数：{seeds}）。没有可比较的对象。</translation>
    </message>
    <message>
        <source>Too few seeds to judge: with {seeds} each, {count} activations can never be told from noise, whatever they do; that takes {needed} each at least. Median test errors: {order}.</source>
        <translation>种子太少，无法判定：各 {seeds} 个种子时，无论结果如何，{count} 种激活函数之间的差异都不可能与随机波动区分开；至少需要各 {needed} 个。测试误差中位数：{order}。</translation>
    </message>
    <message>
        <source>One seed is too few to judge: with one each, {count} activations can never be told from noise, whatever they do; that takes {needed} each at least. Test errors: {order}.</source>
        <translation>只有一个种子，无法判定：各一个种子时，无论结果如何，{count} 种激活函数之间的差异都不可能与随机波动区分开；至少需要各 {needed} 个。测试误差：{order}。</translation>
    </message>
    <message>
        <source>The difference is within the noise of {seeds} seeds each (p = {p}). Median test errors: {order}.</source>
        <translation>各 {seeds} 个种子，差异在随机波动之内（p = {p}）。测试误差中位数：{order}。</translation>
    </message>
    <message>
        <source>The difference between {close} is within the noise of {seeds} seeds each (p = {p}); {rest} made more errors, by more than the noise. Median test errors: {order}.</source>
        <translation>各 {seeds} 个种子，{close} 之间的差异在随机波动之内（p = {p}）；{rest} 的误差更大，超出了随机波动。测试误差中位数：{order}。</translation>
    </message>
    <message>
        <source>{leader} leads by more than the noise of {seeds} seeds each (p = {p}). Median test errors: {order}.</source>
        <translation>{leader} 领先，各 {seeds} 个种子，优势超出了随机波动（p = {p}）。测试误差中位数：{order}。</translation>
    </message>
    <message>
        <source>Noise: exact rank test of the test errors at the end, each activation against the lowest median, corrected for the number of comparisons; p from 0.05 on counts as noise.</source>
        <translation>随机波动的判定：对最终测试误差作精确秩检验，每种激活函数与中位数最低者比较，并按比较次数校正；p ≥ 0.05 视为随机波动。</translation>
    </message>
    <message>
        <source>8×8 handwritten digits: {train} images to learn from, {test} to test on. Residual feed-forward blocks; attention is absent. What small runs show does not carry over to large models.</source>
        <translation>8×8 手写数字：{train} 张训练图像，{test} 张测试图像。残差前馈块，不含注意力。小规模实验的结果不能推广到大模型。</translation>
    </message>
    <message>
        <source>{optimiser}, learning rate {rate}, blocks: {blocks}, width {width}, epochs: {epochs}, seeds {first}–{last}</source>
        <translation>{optimiser}，学习率 {rate}，块数 {blocks}，宽度 {width}，轮数 {epochs}，种子 {first}–{last}</translation>
    </message>
    <message>
        <source>{optimiser}, learning rate {rate}, blocks: {blocks}, width {width}, epochs: {epochs}, seed {first}</source>
        <translation>{optimiser}，学习率 {rate}，块数 {blocks}，宽度 {width}，轮数 {epochs}，种子 {first}</translation>
    </message>
    <message>
        <source>Networks of each activation</source>
        <translation>每种激活函数训练的网络数</translation>
    </message>
    <message>
        <source>Networks of each activation; with fewer than {needed}, no difference between {count} activations can be told from noise</source>
        <translation>每种激活函数训练的网络数；少于 {needed} 个时，{count} 种激活函数之间的任何差异都无法与随机波动区分开</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>RaceControls</name>
    <message>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>Which activations race; one at least</source>
        <translation>参加竞赛的激活函数，至少一种</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>How far each step moves the weights</source>
        <translation>每一步更新权重的幅度</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>Residual feed-forward blocks of a network</source>
        <translation>每个网络的残差前馈块数</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Of the stream; a block has four times as many</source>
        <translation>残差流的宽度；每个块的隐藏单元数是它的四倍</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>How often the training images are seen</source>
        <translation>训练图像被遍历的次数</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>from</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>The first seed; the others follow it</source>
        <translation>第一个种子，其余依次递增</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>第一个种子</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>Test error, %</source>
        <translation>测试误差，%</translation>
    </message>
    <message>
        <source>Dead units, %</source>
        <translation>死亡单元，%</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>test error [{low}–{high} %]</source>
        <translation>测试误差 [{low}–{high} %]</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>seeds done</source>
        <translation>完成种子</translation>
    </message>
    <message>
        <source>At the end, median over the seeds</source>
        <translation>最终结果，各种子的中位数</translation>
    </message>
    <message>
        <source>This race has not been run; Start in its panel runs it.</source>
        <translation>尚未进行这场竞赛；可在其面板中点击“开始”。</translation>
    </message>
    <message>
        <source>Progress of the race</source>
        <translation>竞赛进度</translation>
    </message>
    <message>
        <source>Training race</source>
        <translation>训练竞赛</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Training, epoch {epoch} of {epochs}.</source>
        <translation>训练中，第 {epoch} 轮，共 {epochs} 轮。</translation>
    </message>
    <message>
        <source>Start trains the networks; what leads is not known before.</source>
        <translation>点击“开始”训练网络；谁领先，事先并不知道。</translation>
    </message>
    <message>
        <source>Cancelled when {share} % was done.</source>
        <translation>完成 {share} % 时已取消。</translation>
    </message>
    <message>
        <source>The settings have changed since; this race has those of before.</source>
        <translation>设置已更改；这场竞赛仍采用更改之前的设置。</translation>
    </message>
    <message>
        <source>The race failed: {reason}</source>
        <translation>竞赛失败：{reason}</translation>
    </message>
    <message>
        <source>{name}: training loss over the seeds</source>
        <translation>{name}：各种子的训练损失</translation>
    </message>
    <message>
        <source>{name}: test error over the seeds, a share of 1</source>
        <translation>{name}：各种子的测试误差，以 1 为全部</translation>
    </message>
    <message>
        <source>{name}: dead units over the seeds, a share of 1</source>
        <translation>{name}：各种子的死亡单元，以 1 为全部</translation>
    </message>
    <message>
        <source>test error</source>
        <translation>测试误差</translation>
    </message>
    <message>
        <source>test error, {percent} %</source>
        <translation>测试误差，{percent} %</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>At x = {x}</source>
        <translation>位于 x = {x}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>ulp of {format}</source>
        <translation>{format} 的 ulp</translation>
    </message>
    <message>
        <source>error of the</source>
        <translation>误差对象</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>max |error|</source>
        <translation>最大 |误差|</translation>
    </message>
    <message>
        <source>at x</source>
        <translation>位于 x</translation>
    </message>
    <message>
        <source>rms</source>
        <translation>均方根</translation>
    </message>
    <message>
        <source>rms under N(0,1)</source>
        <translation>N(0,1) 加权均方根</translation>
    </message>
    <message>
        <source>{name} against exact GELU on [{low}, {high}], sampled and refined</source>
        <translation>{name} 对比精确 GELU，区间 [{low}, {high}]，采样并细化</translation>
    </message>
    <message>
        <source>The value has a pole at x = {x}, unbounded: exact GELU is zero there and {name} is not.</source>
        <translation>值的误差在 x = {x} 处有极点，无界：精确 GELU 在该处为零，而{name}不为零。</translation>
    </message>
    <message>
        <source>The slope has a pole at x = {x}, unbounded: that of exact GELU is zero there and that of {name} is not.</source>
        <translation>斜率的误差在 x = {x} 处有极点，无界：精确 GELU 的斜率在该处为零，而{name}的斜率不为零。</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>max ulp</source>
        <translation>最大 ulp</translation>
    </message>
    <message>
        <source>max absolute</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>max relative</source>
        <translation>最大相对误差</translation>
    </message>
    <message>
        <source>correctly rounded</source>
        <translation>正确舍入</translation>
    </message>
    <message>
        <source>of N(0,1)</source>
        <translation>占 N(0,1)</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>非有限结果</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>every operation rounded</source>
        <translation>每次运算都舍入</translation>
    </message>
    <message>
        <source>only the result rounded</source>
        <translation>仅结果舍入</translation>
    </message>
    <message>
        <source>float32 inside, the result rounded</source>
        <translation>内部 float32，结果舍入</translation>
    </message>
    <message>
        <source>{name}, number formats: {mode}</source>
        <translation>{name}，数值格式：{mode}</translation>
    </message>
    <message>
        <source>{name}, number formats: {mode}, subnormals are zero</source>
        <translation>{name}，数值格式：{mode}，次正规数视为零</translation>
    </message>
    <message>
        <source>{count} sampled</source>
        <translation>采样 {count} 个</translation>
    </message>
    <message>
        <source>all {count}</source>
        <translation>全部 {count} 个</translation>
    </message>
    <message>
        <source>GELU report</source>
        <translation>GELU 报告</translation>
    </message>
    <message>
        <source>These command lines give the same numbers and pictures.</source>
        <translation>以下命令行给出相同的数值与图像。</translation>
    </message>
    <message>
        <source>These command lines give the same numbers and pictures; those with --session need the session below in a file named {name}.</source>
        <translation>以下命令行给出相同的数值与图像；带 --session 的命令行需要将下面的会话存为名为 {name} 的文件。</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>How to get this again</source>
        <translation>如何重新得到</translation>
    </message>
    <message>
        <source>probe x</source>
        <translation>探针 x</translation>
    </message>
    <message>
        <source>visible range of x</source>
        <translation>x 的可见范围</translation>
    </message>
    <message>
        <source>errors measured on</source>
        <translation>误差测量区间</translation>
    </message>
    <message>
        <source>approximation</source>
        <translation>近似函数</translation>
    </message>
    <message>
        <source>number format</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>coefficients</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>published: {value}</source>
        <translation>公布值：{value}</translation>
    </message>
    <message>
        <source>Up to 16 bits every number of the format is tried. float32 and float64 are tried at the numbers of bfloat16: elsewhere their errors may be larger. In float64 exact GELU itself is good to a few ulp only.</source>
        <translation>不超过 16 位的格式逐一试遍每个数。float32 和 float64 只在 bfloat16 的各个数处试算：别处的误差可能更大。在 float64 中，精确 GELU 本身也只准确到几个 ulp。</translation>
    </message>
    <message>
        <source>At the probe</source>
        <translation>探针处</translation>
    </message>
    <message>
        <source>Functions and formulas</source>
        <translation>函数与公式</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Number formats</source>
        <translation>数值格式</translation>
    </message>
    <message>
        <source>Feed-forward block</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <source>Refit</source>
        <translation>重新拟合</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Training race</source>
        <translation>训练竞赛</translation>
    </message>
    <message>
        <source>Random gate</source>
        <translation>随机门</translation>
    </message>
    <message>
        <source>Claims touched</source>
        <translation>涉及的说法</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>what is said</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>what is true</source>
        <translation>实际情况</translation>
    </message>
    <message>
        <source>Measured while this page was made; each verdict follows from the figures. The command “claims” tells how, and has the others.</source>
        <translation>数值在生成本页时测得，结论由数值推出。命令 claims 说明测量方法，并列出其余说法。</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Report written: {0}</source>
        <translation>报告已写入：{0}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>a group of settings</source>
        <translation>一组设置</translation>
    </message>
    <message>
        <source>a formula: {reason}</source>
        <translation>公式：{reason}</translation>
    </message>
    <message>
        <source>a range for {names}</source>
        <translation>{names} 的范围</translation>
    </message>
    <message>
        <source>numbers for {names}</source>
        <translation>{names} 的数值</translation>
    </message>
    <message>
        <source>a list of 1 to {most} numbers</source>
        <translation>1 到 {most} 个数的列表</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>从 {low} 到 {high} 的数</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>从 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>以下之一：{names}</translation>
    </message>
    <message>
        <source>a list of {names}</source>
        <translation>由以下名称组成的列表：{names}</translation>
    </message>
    <message>
        <source>a list of at least one of {names}</source>
        <translation>至少含以下之一的列表：{names}</translation>
    </message>
    <message>
        <source>a pair of numbers from {low} to {high}</source>
        <translation>从 {low} 到 {high} 的一对数</translation>
    </message>
    <message>
        <source>a range at least {least} wide, lower end first</source>
        <translation>宽度至少为 {least} 的范围，下端在前</translation>
    </message>
    <message>
        <source>a text of at most {most} characters</source>
        <translation>最多 {most} 个字符的文本</translation>
    </message>
    <message>
        <source>a list of at most {most} names in small letters</source>
        <translation>最多 {most} 个小写名称的列表</translation>
    </message>
    <message>
        <source>a source with a file and a layer of it</source>
        <translation>同时给出文件和其中一层的来源</translation>
    </message>
</context>
<context>
    <name>SceneGrid</name>
    <message>
        <source>{title}, {number} of {count}: {value}</source>
        <translation>{title}，第 {number} 个，共 {count} 个：{value}</translation>
    </message>
</context>
<context>
    <name>SessionFile</name>
    <message>
        <source>It is larger than {limit} bytes.</source>
        <translation>文件大于 {limit} 字节。</translation>
    </message>
    <message>
        <source>It is no text in UTF-8 or UTF-16.</source>
        <translation>它不是 UTF-8 或 UTF-16 文本。</translation>
    </message>
    <message>
        <source>It is no JSON: line {line}, column {column}.</source>
        <translation>它不是 JSON：第 {line} 行第 {column} 列。</translation>
    </message>
    <message>
        <source>It is no JSON that a session could be.</source>
        <translation>它的 JSON 不可能是会话。</translation>
    </message>
    <message>
        <source>It is JSON, but no session of GELU Desktop.</source>
        <translation>它是 JSON，但不是 GELU Desktop 的会话。</translation>
    </message>
    <message>
        <source>{key}: {value} is not {allowed}.</source>
        <translation>{key}：{value} 不符合要求，应为{allowed}。</translation>
    </message>
    <message>
        <source>{key} stands there twice; the last one counts.</source>
        <translation>{key} 出现了两次，以最后一次为准。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be written: {reason}. What you change holds until the program ends.</source>
        <translation>无法写入设置：{reason}。您所做的更改在程序结束前有效。</translation>
    </message>
    <message>
        <source>The settings file could not be put aside: {reason}. The defaults hold until the program ends, and nothing is remembered.</source>
        <translation>无法将设置文件移开：{reason}。程序结束前使用默认值，且不会记住任何设置。</translation>
    </message>
    <message>
        <source>The settings file could not be read. It is kept as {file}; the defaults hold.</source>
        <translation>无法读取设置文件。该文件已保留为 {file}；现使用默认值。</translation>
    </message>
    <message>
        <source>The settings were reset. The old ones are kept as {file}.</source>
        <translation>设置已重置。旧设置保留为 {file}。</translation>
    </message>
    <message>
        <source>There were no settings to reset.</source>
        <translation>没有可重置的设置。</translation>
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
    <message>
        <source>again, with the focus there: close it</source>
        <translation>焦点已在面板中时再按：关闭该面板</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>在图中</translation>
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
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>Show any of the {count} functions</source>
        <translation>从全部 {count} 个函数中选择显示</translation>
    </message>
    <message>
        <source>More functions</source>
        <translation>更多函数</translation>
    </message>
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
    <name>SizeFields</name>
    <message>
        <source>Width in pixels</source>
        <translation>宽度（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高度（像素）</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
</context>
<context>
    <name>SliderField</name>
    <message>
        <source>Reset {name} to {value}</source>
        <translation>将 {name} 重置为 {value}</translation>
    </message>
</context>
<context>
    <name>Snippets</name>
    <message>
        <source>An infinite x can give NaN, as the formula stands: guard it where that can occur.</source>
        <translation>按此公式，x 为无穷大时可能得 NaN：若会出现这种输入，请加以防护。</translation>
    </message>
    <message>
        <source>{name} = {value} (published: {published})</source>
        <translation>{name} = {value}（公开值：{published}）</translation>
    </message>
    <message>
        <source>{values} (as published)</source>
        <translation>{values}（公开值）</translation>
    </message>
    <message>
        <source>largest (minimax norm) {max} at x = {at}, root mean square {rms}</source>
        <translation>最大（极小极大范数） {max}，位于 x = {at}，均方根 {rms}</translation>
    </message>
    <message>
        <source>root mean square for x from N(0, 1), all x: {rms}</source>
        <translation>x 服从 N(0, 1) 时的均方根，全部 x：{rms}</translation>
    </message>
    <message>
        <source>largest {max} at x = {at}</source>
        <translation>最大 {max}，位于 x = {at}</translation>
    </message>
    <message>
        <source>largest {max} at x = {at}, subnormals flushed</source>
        <translation>最大 {max}，位于 x = {at}，次正规数置零</translation>
    </message>
    <message>
        <source>In {format}, the result rounded once, for all {count} inputs in [{low}, {high}]:</source>
        <translation>{format}，结果只舍入一次，遍历 [{low}, {high}] 内全部 {count} 个输入：</translation>
    </message>
    <message>
        <source>In {format}, every operation rounded, for all {count} inputs in [{low}, {high}]:</source>
        <translation>{format}，每步运算都舍入，遍历 [{low}, {high}] 内全部 {count} 个输入：</translation>
    </message>
    <message>
        <source>In {format}, computed in float32 and rounded once, for all {count} inputs in [{low}, {high}]:</source>
        <translation>{format}，以 float32 计算后舍入一次，遍历 [{low}, {high}] 内全部 {count} 个输入：</translation>
    </message>
    <message>
        <source>GELU ({form})</source>
        <translation>GELU（{form}）</translation>
    </message>
    <message>
        <source>These coefficients are not the published ones: in a network whose weights were trained with those, they change the model.</source>
        <translation>这些系数不是公开的系数：若网络权重是用公开系数训练的，换用它们会改变模型。</translation>
    </message>
    <message>
        <source>Error against exact GELU on [{low}, {high}], in float64, sampled and refined:</source>
        <translation>[{low}, {high}] 上与精确 GELU 的误差，float64，采样后细化：</translation>
    </message>
    <message>
        <source>An overflow to infinity is no fault here.</source>
        <translation>这里溢出到无穷大不是错误。</translation>
    </message>
    <message>
        <source>The same up to rounding, as the framework ships it; flags are set because defaults differ.</source>
        <translation>框架自带的同一函数，只差舍入；各框架默认值不同，故写明参数。</translation>
    </message>
    <message>
        <source>For half precision, compute in float32 and round the result once.</source>
        <translation>用于半精度时，请以 float32 计算，结果只舍入一次。</translation>
    </message>
    <message>
        <source>Largest error:</source>
        <translation>最大误差：</translation>
    </message>
    <message>
        <source>GELU is x/2 plus an even function h: the best polynomial in even powers of x.</source>
        <translation>GELU 等于 x/2 加上偶函数 h：只用 x 的偶次幂的最优多项式。</translation>
    </message>
    <message>
        <source>Polynomial:</source>
        <translation>多项式：</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{name}: no value in view</source>
        <translation>{name}：视野内没有值</translation>
    </message>
    <message>
        <source>{name}: {value} everywhere in view</source>
        <translation>{name}：视野内处处为 {value}</translation>
    </message>
    <message>
        <source>{name}: lowest {low}, highest {high}</source>
        <translation>{name}：最低 {low}，最高 {high}</translation>
    </message>
    <message>
        <source>{value} at x = {x}</source>
        <translation>{value}（x = {x} 处）</translation>
    </message>
    <message>
        <source>Probe at x = {x}</source>
        <translation>探针在 x = {x} 处</translation>
    </message>
    <message>
        <source>Probe at x = {x}, out of view</source>
        <translation>探针在 x = {x} 处，在视野之外</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>In view: x from {left} to {right}, y from {bottom} to {top}</source>
        <translation>视野：x 从 {left} 到 {right}，y 从 {bottom} 到 {top}</translation>
    </message>
</context>
<context>
    <name>StackSettings</name>
    <message>
        <source>Residual</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>The input of each block is added to its output</source>
        <translation>每个块的输入加到其输出上</translation>
    </message>
    <message>
        <source>Feed-forward blocks</source>
        <translation>前馈块</translation>
    </message>
    <message>
        <source>Plain layers</source>
        <translation>普通全连接层</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>before</source>
        <translation>块之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>块之后</translation>
    </message>
    <message>
        <source>Hidden units of a block; they stay four times the width until set otherwise</source>
        <translation>块的隐藏单元数；在另行设定之前始终是宽度的四倍</translation>
    </message>
    <message>
        <source>Kind of layer</source>
        <translation>层的类型</translation>
    </message>
    <message>
        <source>Where each block normalises: before itself, or after the addition</source>
        <translation>归一化的位置：在每个块之前，或在相加之后</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏单元</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>{layers} layers</source>
        <translation>{layers} 层</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活函数</translation>
    </message>
    <message>
        <source>Which activations are compared; at least one</source>
        <translation>要比较的激活函数；至少一个</translation>
    </message>
</context>
<context>
    <name>StageDialog</name>
    <message>
        <source>Choose what is shown</source>
        <translation>选择显示的内容</translation>
    </message>
    <message>
        <source>For a class or a demonstration: the session shows only what is ticked, also when it is opened again. What is put away keeps its values.</source>
        <translation>用于课堂或演示：会话只显示勾选的内容，再次打开时也是如此。收起的内容保留其数值。</translation>
    </message>
    <message>
        <source>Show only these &amp;panels</source>
        <translation>只显示这些面板(&amp;P)</translation>
    </message>
    <message>
        <source>Show only these &amp;controls</source>
        <translation>只显示这些控件(&amp;C)</translation>
    </message>
</context>
<context>
    <name>SweepDialog</name>
    <message>
        <source>Export sweep</source>
        <translation>导出扫描</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>x, the probe</source>
        <translation>x，探针</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF 动画</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>PNG 动画</translation>
    </message>
    <message>
        <source>Numbered PNG files in a folder</source>
        <translation>文件夹中的编号 PNG 文件</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;What runs</source>
        <translation>变化的量(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>从(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>到(&amp;T)</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>帧数(&amp;R)</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>格式(&amp;M)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Else the pictures look as in the last export of an image.</source>
        <translation>除此之外，图的外观与上一次导出图片时相同。</translation>
    </message>
    <message>
        <source>Frames a &amp;second</source>
        <translation>每秒帧数(&amp;S)</translation>
    </message>
    <message>
        <source>{0} runs between {1} and {2}.</source>
        <translation>{0} 的范围是 {1} 到 {2}。</translation>
    </message>
    <message>
        <source>Stopped. Files that were complete by then are kept.</source>
        <translation>已停止。此前已完整写出的文件会保留。</translation>
    </message>
    <message>
        <source>Measuring {0} frames</source>
        <translation>正在测量 {0} 帧</translation>
    </message>
    <message>
        <source>Drawing {0} frames</source>
        <translation>正在绘制 {0} 帧</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Plot as table</source>
        <translation>以表格显示图</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Ctrl+C copies the selected cells in all their digits.</source>
        <translation>按 Ctrl+C 复制所选单元格，位数完整。</translation>
    </message>
    <message>
        <source>The row nearest to the probe is selected whenever the probe moves.</source>
        <translation>每次移动探针时，会选中离探针最近的一行。</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0}{1}</translation>
    </message>
    <message>
        <source>Numbers of {panel}</source>
        <translation>{panel}的数值</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>&amp;Go there</source>
        <translation>转到那里(&amp;G)</translation>
    </message>
    <message>
        <source>Put the keyboard where the task is done</source>
        <translation>把键盘焦点移到完成任务的位置</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到您了</translation>
    </message>
</context>
<context>
    <name>Way</name>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start the lesson</source>
        <translation>开始课程(&amp;S)</translation>
    </message>
    <message>
        <source>Take the to&amp;ur</source>
        <translation>开始导览(&amp;U)</translation>
    </message>
    <message>
        <source>Two minutes: what is where in this window</source>
        <translation>两分钟：了解窗口里各部分的位置</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一页(&amp;B)</translation>
    </message>
    <message>
        <source>Fi&amp;nish</source>
        <translation>结束(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>Back to your own work, exactly as it was</source>
        <translation>回到您自己的工作，与之前完全一样</translation>
    </message>
</context>
<context>
    <name>WideSweep</name>
    <message>
        <source>Sweep every float32 value from {low} to {high}</source>
        <translation>扫描 {low} 至 {high} 之间的每个 float32 数值</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The sweep failed: {reason}</source>
        <translation>扫描失败：{reason}</translation>
    </message>
</context>
</TS>
