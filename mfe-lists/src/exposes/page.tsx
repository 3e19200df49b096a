export { listHead as head } from '../data/list-head';
export { loadList as loader } from '../data/list-loader';
export { ListPage as Page } from '../pages/list-page';
