/** What the remote asks of the servers, with the schemas of the answers: one file, fetched when it is first needed (`lazy-loaders.ts`). */
export { loadFooter } from './footer-loader';
export { loadHeader } from './header-loader';
export { loadListLeads } from './list-leads-loader';
export { loadSuggestions } from './suggestions-loader';
