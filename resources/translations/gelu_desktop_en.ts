<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FaultDialog</name>
    <message numerus="yes">
        <source>It happened %n time(s).</source>
        <translation>
            <numerusform>It happened %n time.</numerusform>
            <numerusform>It happened %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
