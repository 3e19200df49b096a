export { aDeliveryZone, aPickupPoint, aPostTown } from './fixture-delivery';
export { aFeed, anInsurance, aPlan, aProduct, aShop, aSimpleProduct, aVariant, aWebdeal } from './fixture-feed';
export { aFullFeed } from './full-feed';
export { readReferenceFeed } from './read-reference-feed';
