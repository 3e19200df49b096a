export * from './delivery-wire';
export * from './pickup-point-wire';
export * from './place-wire';
export * from './shop-stock-wire';
