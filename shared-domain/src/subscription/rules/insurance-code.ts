import { withIcim } from './code-part';
import { isKeepExisting } from './keep-existing';

export interface InsuranceCodeFacts {
  /** The chosen plan, or KEEP_EXISTING_CODE. */
  readonly offeringCode: string;
  readonly icim?: string | undefined;
  /** The default code of the financing option, else the shop's (P9-33). */
  readonly defaultCode: string;
}

/** Plan code of an insurance lookup (P7-18, F7.4-1): '{offeringCode}.{icim or REGULAR}', for a kept plan '{default code}.REGULAR'. */
export const insuranceOfferingCode = ({ offeringCode, icim, defaultCode }: InsuranceCodeFacts): string =>
  isKeepExisting(offeringCode) ? withIcim(defaultCode) : withIcim(offeringCode, icim);
