import { buildCustomer } from './build-customer';
import type { ReferenceCustomer } from './model';

export const STORE_STAFF: readonly ReferenceCustomer[] = [
  buildCustomer({
    username: 'kari',
    givenName: 'Kari',
    familyName: 'Butikk',
    phoneNumber: '93456789',
    demonstrates: 'forhandlersidene',
    isRetailer: true,
  }),
];
