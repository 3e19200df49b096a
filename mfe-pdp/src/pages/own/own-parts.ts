/** What a page shows and does of a customer's own subscriptions, in one file that is fetched for customers only (`state/use-own-plan.ts`). */
import { type Own, resolveOwn } from '../../state/own';
import { OwnSection } from './own-section';
import { SwapNotice } from './swap-notice';

export const ownOf = (...given: Parameters<typeof resolveOwn>): Own => ({
  ...resolveOwn(...given),
  Section: OwnSection,
  SwapNotice,
});
