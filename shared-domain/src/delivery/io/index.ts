export * from './delivery-client';
export * from './delivery-client';
export * from './delivery-wire';
export * from './delivery-wire';
export * from './place-client';
export * from './place-wire';
export * from './shop-stock-client';
export * from './shop-stock-wire';
