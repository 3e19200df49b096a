export { type Html, html, trustedHtml } from './html';
export { plainPageHeaders, renderPlainPage } from './plain-page';
export { plainPages } from './send-plain-page';
