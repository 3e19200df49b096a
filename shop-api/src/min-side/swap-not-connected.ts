import type { StartSwap } from './start-swap';
import { texts } from './texts/nb';

/** Stands where no order system is connected that can swap phones: every swap is refused with a friendly word. */
export const swapNotConnected: StartSwap = async ({ orderRef }) => ({ ok: false, orderRef, message: texts.swapNotConnected });
