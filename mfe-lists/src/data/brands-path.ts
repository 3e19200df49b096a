import type { Realm } from 'shared-domain/contracts/realm';

/** Path of the page with all brands of a realm (F2.8-21). */
export const brandsPath = (realm: Realm): string => (realm === 'B2C' ? '/varemerker/' : '/bedrift/varemerker/');
