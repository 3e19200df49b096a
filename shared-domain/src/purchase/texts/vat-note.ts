import type { Realm } from '../../contracts/realm';
import { WITHOUT_VAT_NOTE } from '../../money';
import { isShownWithoutVat } from '../rules/realm-amount';

/** The note beside prices that they are without mva., for businesses (P6-14); '' for others. */
export const vatNote = (realm: Realm): string => (isShownWithoutVat(realm) ? WITHOUT_VAT_NOTE : '');
