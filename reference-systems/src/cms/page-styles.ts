/** The publisher's styles, by the shop's visual direction. They do not affect header and footer, which live in shadow roots. */
export const PAGE_STYLES = `
  * { box-sizing: border-box; }
  body { margin: 0; color: #1d1524; background: #fff; font: 400 1rem/1.5 Inter, system-ui, sans-serif; }
  main { max-width: 1360px; margin: 0 auto; padding: 24px 16px 80px; }
  .text, .lead { max-width: 44rem; }
  nav.trail { margin: 0 0 24px; font-size: .875rem; line-height: 1.4; color: #5f5862; }
  nav.trail ol { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 0; padding: 0; list-style: none; }
  nav.trail li + li::before { content: '/'; margin-inline-end: 8px; color: #89817c; }
  nav.trail li { padding-block: 4px; }
  nav.trail a { display: inline-block; padding-block: 4px; margin-block: -4px; color: inherit; }
  h1, h2, h3 { font-weight: 640; letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere; }
  h1 { margin: 0 0 16px; font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem); line-height: 1.12; }
  h2 { margin: 0 0 16px; font-size: clamp(1.5rem, 1.3rem + .8vw, 2rem); line-height: 1.22; }
  h3, .facts h2 { margin: 0 0 4px; font-size: 1.25rem; line-height: 1.4; letter-spacing: -.016em; }
  p { margin: 0 0 16px; text-wrap: pretty; }
  p:last-child { margin-bottom: 0; }
  a { color: #552596; text-underline-offset: 3px; }
  a:hover { color: #3e1971; }
  .lead { margin: 0; font-size: 1.125rem; line-height: 1.56; color: #5f5862; }
  .head { display: grid; gap: 32px; align-items: center; }
  .head img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; padding: 24px; border-radius: 24px; background: #f7f3f1; }
  section { margin-top: 48px; scroll-margin-top: 140px; }
  .buttons { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0 0; }
  .button, button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 24px; border: 1.5px solid #552596; border-radius: 999px; background: #fff; color: #552596; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  .button:first-child, button { background: #552596; color: #fff; }
  .button:first-child:hover, button:hover { background: #3e1971; color: #fff; }
  .facts, .products { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
  .facts li { position: relative; padding: 24px; border: 1px solid #dbd4cf; border-radius: 24px; }
  .facts p { margin: 0; color: #5f5862; }
  .facts p + p { margin-top: 8px; }
  .leads :is(h2, h3) a { color: inherit; text-decoration: none; }
  .leads :is(h2, h3) a::after { content: ''; position: absolute; inset: 0; border-radius: 24px; }
  .leads:hover { border-color: #552596; }
  .leads:hover :is(h2, h3) { color: #552596; }
  .facts .price, .products .price, p.price { color: #1d1524; font-size: 1.5rem; line-height: 1.33; font-weight: 660; letter-spacing: -.02em; }
  .products { grid-template-columns: repeat(auto-fill, minmax(min(46%, 13rem), 1fr)); gap: 32px 16px; }
  .products li { position: relative; }
  .products .tile { display: grid; place-items: center; margin-bottom: 12px; aspect-ratio: 1 / 1.08; border-radius: 24px; background: #f7f3f1; }
  .products img { width: 81%; height: 81%; object-fit: contain; }
  .products h3 { font-size: 1.125rem; line-height: 1.33; }
  .products h3 a { color: inherit; text-decoration: none; }
  .products h3 a::after { content: ''; position: absolute; inset: 0; border-radius: 24px; }
  .products p { margin: 0; font-size: .875rem; color: #5f5862; }
  .list { margin: 0 0 16px; padding-inline-start: 24px; }
  .list li { margin-bottom: 8px; }
  .steps { margin: 0; padding: 0; list-style: none; counter-reset: step; }
  .steps li { position: relative; min-height: 40px; padding: 8px 0 16px 56px; counter-increment: step; }
  .steps li::before { content: counter(step); position: absolute; left: 0; top: 0; width: 40px; height: 40px; border-radius: 50%; background: #efebfe; color: #552596; font-weight: 600; line-height: 40px; text-align: center; }
  details { border-bottom: 1px solid #ebe6e2; }
  details > :not(summary) { margin: 0 0 20px; }
  summary { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 60px; padding-block: 12px; font-weight: 600; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary::after { content: ''; flex: none; width: 9px; height: 9px; margin: -4px 6px 0 0; border: solid #552596; border-width: 0 2px 2px 0; rotate: 45deg; }
  details[open] > summary::after { margin-top: 4px; rotate: 225deg; }
  .note { max-width: 44rem; padding: 16px 20px; border-radius: 12px; background: #eff7ff; }
  .action { display: grid; gap: 16px; align-items: center; padding: 32px 24px; border-radius: 24px; background: #f8f6fe; }
  .action h2 { margin-bottom: 8px; font-size: 1.5rem; }
  .action p { margin: 0; }
  .table { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
  th, td { padding: 12px 16px 12px 0; border-bottom: 1px solid #dbd4cf; text-align: start; vertical-align: top; }
  tbody th { font-weight: 550; }
  thead th { font-size: .875rem; color: #5f5862; }
  .search { max-width: 44rem; padding: 24px; border-radius: 24px; background: #f8f6fe; }
  .search label { display: block; margin-bottom: 8px; font-weight: 600; }
  .field { display: flex; flex-wrap: wrap; gap: 8px; }
  input { flex: 1 1 12rem; min-width: 0; min-height: 48px; padding: 8px 16px; border: 1px solid #89817c; border-radius: 12px; background: #fff; color: inherit; font: inherit; }
  input:focus-visible { outline: 2px solid #552596; outline-offset: 0; border-color: #552596; }
  .hint { margin: 8px 0 0; font-size: .875rem; color: #5f5862; }
  .form div { display: grid; grid-template-columns: minmax(10rem, 1fr) 2fr; gap: 16px; padding: 20px 0 4px; border-bottom: 1px solid #89817c; }
  .form dt { font-size: .875rem; }
  .form dd { margin: 0; }
  a:focus-visible, summary:focus-visible, button:focus-visible, .table:focus-visible { outline: 3px solid #6f3cbc; outline-offset: 2px; }
  .skip { position: absolute; left: 16px; top: -64px; padding: 12px 20px; border-radius: 12px; background: #fff; color: #552596; z-index: 10; }
  .skip:focus { top: 8px; }
  @media (min-width: 430px) { main { padding-inline: 24px; } }
  @media (min-width: 856px) {
    section { margin-top: 72px; }
    .head:has(img) { grid-template-columns: 1fr minmax(0, 480px); gap: 64px; }
    .action { grid-template-columns: 1fr auto; padding: 40px; }
    .action .buttons { margin: 0; }
  }
  @media (min-width: 1024px) {
    main { padding: 32px 40px 96px; }
    .split { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 44rem); gap: 48px; }
    .split summary { min-height: 56px; }
  }
  @media print { shop-header, shop-footer, .search, .buttons, .skip { display: none; } }
`;
