import type { Brand, BrandColour } from '../brand';

/** The brand's tokens that these pages use, with the reference brand's values. */
const BRAND_TOKENS: Readonly<Partial<Record<BrandColour, string>>> = {
  'brand-50': '#f8f6fe',
  'brand-600': '#6f3cbc',
  'brand-700': '#552596',
  'brand-800': '#3e1971',
};

/** The style sheet of the plain pages, with the few tokens of the design system that they need. */
const STYLE = `
:root{--ink:#1d1524;--ink-soft:#5f5862;--ground:#fff;--ground-warm:#f7f3f1;--line:#dbd4cf;--control:#89817c;--warning-tint:#fff8e2;--negative:#ac1922;--negative-tint:#fff3f1;--positive:#0e653f;--positive-tint:#ebfaf0}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{min-width:320px;font:400 16px/24px Inter,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--ground-warm);overflow-wrap:break-word}
header{background:var(--ground);border-bottom:1px solid var(--line)}
header p,main{max-width:720px;margin-inline:auto;padding-inline:16px}
header p{padding-block:20px;font-size:24px;line-height:24px;font-weight:660;letter-spacing:-.02em}
header a{display:inline-flex;color:var(--brand-700)}
header svg{width:auto;height:34px}
main{padding-block:32px 64px;display:grid;gap:24px}
h1{font-size:32px;line-height:36px;font-weight:640;letter-spacing:-.024em;text-wrap:balance}
h2{font-size:20px;line-height:28px;font-weight:640;letter-spacing:-.016em}
h3{font-size:18px;line-height:24px;font-weight:640}
.card{background:var(--ground);border-radius:24px;padding:24px;display:grid;gap:16px;box-shadow:0 1px 2px rgb(0 0 0/.06),0 2px 8px rgb(0 0 0/.04)}
.notice{border-radius:12px;padding:16px;background:var(--warning-tint)}
.error{background:var(--negative-tint);color:var(--negative);font-weight:600}
.done{background:var(--positive-tint);color:var(--positive);font-weight:600}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
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
dd small{display:block;font-weight:400;font-size:14px;line-height:20px;color:var(--ink-soft)}
.lead{font-size:18px;font-weight:600}
.total{border-top:1px solid var(--line);margin-top:8px;font-size:18px}
label{display:grid;gap:4px;font-weight:600}
label.check{display:flex;align-items:center;gap:12px;min-height:44px}
.check input{width:24px;height:24px}
input,select{width:100%;height:48px;padding-inline:12px;border:1px solid var(--control);border-radius:12px;font:inherit;color:inherit;background:var(--ground)}
form{display:grid;gap:16px}
fieldset{border:0;min-width:0}
legend{float:left;width:100%;font-size:20px;line-height:28px;font-weight:640}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:56px;padding:12px 32px;border:0;border-radius:999px;font:inherit;font-weight:600;color:#fff;background:var(--brand-700);text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--brand-800)}
button.link{min-height:44px;padding:0;font-weight:400;text-align:left;text-decoration:underline;color:var(--brand-700);background:none}
a{color:var(--brand-700)}
.link{display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid var(--brand-600);outline-offset:2px}
code{font:inherit;font-weight:600;background:var(--brand-50);padding:2px 6px;border-radius:6px}
@media print{body{background:none}header p,main{max-width:none}main{padding-block:16px}form,.button,.link{display:none}.card{padding:0;box-shadow:none}.lines>li,.total{break-inside:avoid}}
@media (min-width:430px){header p,main{padding-inline:24px}.card{padding:32px}}
`;

/** The sheet with a brand's colours. @param fontPath of the shop's font; default: the font of the machine */
export function plainStyle({ colours }: Pick<Brand, 'colours'>, fontPath?: string): string {
  const tokens = Object.entries(BRAND_TOKENS).map(
    ([name, value]) => `--${name}:${colours?.[name as BrandColour] ?? value}`,
  );
  const font =
    fontPath === undefined
      ? ''
      : `@font-face{font-family:Inter;font-weight:400 660;font-display:swap;src:url(${fontPath}) format("woff2")}`;
  return `${font}:root{${tokens.join(';')}}${STYLE}`;
}
