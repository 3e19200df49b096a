import type { Offering } from '../model';
import { codePart } from './code-part';

type Coded = Pick<Offering, 'offeringCode'>;

/** A plan for the watch of somebody who has a plan for a phone beside it. */
export const isWatchPlan = ({ offeringCode }: Coded): boolean => codePart(offeringCode) === 'KLOKKE';

/** A plan for any watch, a child's included: no phone is sold with it. */
export const isForWatch = ({ offeringCode }: Coded): boolean => /(^|_)KLOKKE(_|$)/.test(codePart(offeringCode));
