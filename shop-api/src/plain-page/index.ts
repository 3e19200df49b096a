export { html, trustedHtml, type Html } from './html';
export { plainPageHeaders, renderPlainPage } from './plain-page';
