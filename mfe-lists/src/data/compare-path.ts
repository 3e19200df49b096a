import type { Realm } from 'shared-domain/contracts/realm';

/** Path of the comparison of a realm. */
export const comparePath = (realm: Realm): string => (realm === 'B2C' ? '/sammenlign/' : '/bedrift/sammenlign/');
