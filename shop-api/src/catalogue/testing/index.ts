export { aDeliveryZone, aPickupPoint, aPostTown } from './fixture-delivery';
export { aFullFeed } from './full-feed';
export { aFeed, anInsurance, aPlan, aProduct, aShop, aSimpleProduct, aVariant, aWebdeal } from './fixture-feed';
