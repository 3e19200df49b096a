/** What the remote asks of the servers, with the schemas of the answers: one file, fetched when it is first needed (`lazy-loaders.ts`). */
export { loadAccessories } from './load-accessories';
export { loadOfferings } from './load-offerings';
export { loadRelated, loadSeen } from './load-recommendations';
export { loadProduct } from './product-loader';
export { readCartParameter } from 'shared-domain/cart/io';
export { fetchAvailability, rememberSeenProduct } from 'shared-domain/catalogue/io';
export { customerOfferings } from 'shared-domain/subscription';
