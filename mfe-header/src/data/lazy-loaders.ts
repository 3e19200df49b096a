import { lazyLoader } from 'shared-domain/contracts/lazy-loader';

const loadCalls = () => import('./calls');

export const footerLoader = lazyLoader(loadCalls, ({ loadFooter }) => loadFooter);
export const headerLoader = lazyLoader(loadCalls, ({ loadHeader }) => loadHeader);
export const listLeadsLoader = lazyLoader(loadCalls, ({ loadListLeads }) => loadListLeads);
export const suggestionsLoader = lazyLoader(loadCalls, ({ loadSuggestions }) => loadSuggestions);
