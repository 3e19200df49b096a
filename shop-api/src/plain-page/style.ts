import { createHash } from 'node:crypto';

/** The look of the plain pages: the tokens of shared-domain/ui that they need, in one small sheet (look/direction.md). */
export const STYLE = `
:root{--ink:#1d1524;--ink-soft:#5f5862;--ground:#fff;--warm:#f7f3f1;--line:#dbd4cf;--control:#89817c;--brand:#552596;--brand-hover:#3e1971;--tint:#f8f6fe;--focus:#6f3cbc;--yellow:#fff8e2;--red:#ac1922;--red-tint:#fff3f1;--green:#0e653f;--green-tint:#ebfaf0}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{min-width:320px;font:400 16px/24px Inter,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--warm);overflow-wrap:break-word}
header{background:var(--ground);border-bottom:1px solid var(--line)}
header p,main{max-width:720px;margin-inline:auto;padding-inline:16px}
header p{padding-block:20px;font-size:24px;line-height:24px;font-weight:660;letter-spacing:-.02em}
header a{color:var(--brand);text-decoration:none}
main{padding-block:32px 64px;display:grid;gap:24px}
h1{font-size:32px;line-height:36px;font-weight:640;letter-spacing:-.024em;text-wrap:balance}
h2{font-size:20px;line-height:28px;font-weight:640;letter-spacing:-.016em}
h3{font-size:18px;line-height:24px;font-weight:640}
.card{background:var(--ground);border-radius:24px;padding:24px;display:grid;gap:16px;box-shadow:0 1px 2px rgb(41 15 76/.06),0 2px 8px rgb(41 15 76/.04)}
.notice{border-radius:12px;padding:16px;background:var(--yellow)}
.error{background:var(--red-tint);color:var(--red);font-weight:600}
.done{background:var(--green-tint);color:var(--green);font-weight:600}
.soft{color:var(--ink-soft);font-size:14px;line-height:20px}
ul,dl{padding:0;list-style:none}
.lines>li{padding-block:16px;border-bottom:1px solid var(--line);display:grid;grid-template-columns:1fr auto;gap:4px 16px}
.lines>li:first-child{padding-top:0}
.lines>li:last-child{border-bottom:0;padding-bottom:0}
.lines strong,.total{font-weight:600}
.lines ul{grid-column:1/-1;padding-left:16px}
.lines ul li{display:flex;justify-content:space-between;gap:16px}
.price{text-align:right;white-space:nowrap}
dl div{display:flex;justify-content:space-between;gap:16px;padding-block:4px}
dd{margin:0;text-align:right}
.total{border-top:1px solid var(--line);margin-top:8px;font-size:18px}
label{display:grid;gap:4px;font-weight:600}
input,select{width:100%;height:48px;padding-inline:12px;border:1px solid var(--control);border-radius:12px;font:inherit;color:inherit;background:var(--ground)}
form{display:grid;gap:16px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:56px;padding:12px 32px;border:0;border-radius:999px;font:inherit;font-weight:600;color:#fff;background:var(--brand);text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--brand-hover)}
a{color:var(--brand)}
.link{display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
code{font:inherit;font-weight:600;background:var(--tint);padding:2px 6px;border-radius:6px}
@media (min-width:430px){header p,main{padding-inline:24px}.card{padding:32px}}
`;

/** For style-src: the sheet stands in the page, and no other style may. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
