import * as v from 'valibot';
import { REALMS } from '../contracts/realm';

/** A realm on the wire: upper case. */
export const realmSchema = v.picklist(REALMS);
