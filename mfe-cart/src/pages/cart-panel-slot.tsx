import type { SlotProps } from 'shared-domain/contracts/exposes';
import { CartRegion } from './cart-region';

/** Content of the header's cart drawer (F2.5-4). */
export function CartPanelSlot(_props: SlotProps<undefined>) {
  return <CartRegion rendered={null} layout="panel" />;
}
