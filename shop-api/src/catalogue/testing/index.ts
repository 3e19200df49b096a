export { aFeed, aPlan, aProduct, aShop, aSimpleProduct, aVariant } from './fixture-feed';
