export * from './delivery-client';
export * from './delivery-client';
export * from './delivery-wire';
export * from './delivery-wire';
export * from './delivery-wire';
export * from './delivery-wire';
export * from './place-client';
export * from './shop-stock-client';
