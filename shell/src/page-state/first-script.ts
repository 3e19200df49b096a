import { AWAIT_CUSTOMER } from './awaited-customer';
import { HIDE_CLOSED_ANNOUNCEMENTS } from './closed-announcements';
import { HOLD_PRESSES } from './held-presses';

/** The one inline script of a document, allowed by its hash: what cannot wait for the scripts that are fetched. Every page has it, so on one line. */
export const FIRST_SCRIPT = `${AWAIT_CUSTOMER}${HIDE_CLOSED_ANNOUNCEMENTS}${HOLD_PRESSES}`.replaceAll(/\n\s*/g, '');
