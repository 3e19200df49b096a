export { brandListLoader as loader } from '../data/lazy-loaders';
export { listHead as head } from '../data/list-head';
export { ListPage as Page } from '../pages/list-page';
