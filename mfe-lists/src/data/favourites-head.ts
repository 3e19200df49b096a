import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { favouriteTexts } from '../texts/favourites-nb';
import type { FavouritesPageData } from './favourites-loader';

/** One visitor's choice: nothing for a search engine. */
export const favouritesHead: PageModule<FavouritesPageData>['head'] = ({ shared }) => ({
  title: `${shared ? favouriteTexts.sharedTitle : favouriteTexts.title} | ${getConfig().brand.name}`,
  noIndex: true,
});
