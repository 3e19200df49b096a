export { searchLoader as loader } from '../data/lazy-loaders';
export { searchHead as head } from '../data/search-head';
export { SearchPage as Page } from '../pages/search-page';
