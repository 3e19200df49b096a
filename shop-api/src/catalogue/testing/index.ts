import { paths } from '../../config/paths';
import type { CatalogueFeed } from '../feed/schema';
import { readFeedFolder } from '../import/read-feed-folder';
import { validateFeed } from '../import/validate-feed';

export { aDeliveryZone, aPickupPoint, aPostTown } from './fixture-delivery';
export { aFeed, anInsurance, aPlan, aProduct, aShop, aSimpleProduct, aVariant, aWebdeal } from './fixture-feed';
export { aFullFeed } from './full-feed';

/** The reference catalogue as a feed. @param today 'YYYY-MM-DD', after every price in its history */
export const readReferenceFeed = (today: string, nowMs = 0): CatalogueFeed =>
  validateFeed(readFeedFolder(paths.catalogue(), nowMs), Date.parse(today));
