import type { FastifyInstance } from 'fastify';
import type { CatalogueDependencies } from './catalogue-dependencies';
import { registerEnergyFiles } from './energy/energy-routes';
import { registerLists } from './list-routes';
import { registerMedia } from './media/media-routes';
import { registerInsurances } from './offers/insurance-routes';
import { registerPictures } from './picture-routes';
import { registerSearch } from './search/search-routes';
import { registerViewModels } from './view-model-routes';

/** Every call about products, plans and offers: view models, search, insurances, pictures and the documents of a product. */
export function registerCatalogue(app: FastifyInstance, dependencies: CatalogueDependencies): void {
  registerViewModels(app, dependencies);
  registerLists(app, dependencies);
  registerSearch(app, dependencies);
  registerInsurances(app, dependencies);
  registerPictures(app);
  registerEnergyFiles(app, dependencies);
  registerMedia(app, dependencies);
}
