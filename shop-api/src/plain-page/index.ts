export { html, trustedHtml, type Html } from './html';
export { plainPages } from './send-plain-page';
export { plainPageHeaders, renderPlainPage } from './plain-page';
