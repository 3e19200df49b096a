import type { FastifyInstance } from 'fastify';
import { paths } from '../config/paths';
import type { CatalogueDependencies } from './catalogue-dependencies';
import { registerEnergyFiles } from './energy/energy-routes';
import { registerFactSheet } from './fact-sheet/fact-sheet-routes';
import { registerLists } from './list-routes';
import { registerMedia } from './media/media-routes';
import { registerInsurances } from './offers/insurance-routes';
import { DerivedPictures } from './pictures/derived-pictures';
import { registerPictures } from './pictures/picture-routes';
import { registerSearch } from './search/search-routes';
import { registerSitemap } from './sitemap/sitemap-routes';
import { registerViewModels } from './view-model-routes';

/** Every call about products, plans and offers: view models, search, insurances, pictures and the documents of a product. */
export function registerCatalogue(app: FastifyInstance, dependencies: CatalogueDependencies): void {
  registerViewModels(app, dependencies);
  registerLists(app, dependencies);
  registerSearch(app, dependencies);
  registerSitemap(app, dependencies);
  registerInsurances(app, dependencies);
  registerFactSheet(app, dependencies);
  registerPictures(app, new DerivedPictures(paths.pictures(), dependencies.config.pictureCache));
  registerEnergyFiles(app, dependencies);
  registerMedia(app, dependencies);
}
