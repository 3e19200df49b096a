export { searchHead as head } from '../data/search-head';
export { loadSearch as loader } from '../data/search-loader';
export { SearchPage as Page } from '../pages/search-page';
