export { favouritesHead as head } from '../data/favourites-head';
export { favouritesLoader as loader } from '../data/lazy-loaders';
export { FavouritesPage as Page } from '../pages/favourites-page';
