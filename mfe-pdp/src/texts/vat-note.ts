import type { Realm } from 'shared-domain/contracts/realm';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { isShownWithoutVat } from 'shared-domain/purchase';

/** The note beside prices that they are without mva., for businesses (P6-14); '' for others. */
export const vatNote = (realm: Realm): string => (isShownWithoutVat(realm) ? WITHOUT_VAT_NOTE : '');
