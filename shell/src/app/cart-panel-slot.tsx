import { useLocation } from 'react-router-dom';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { Skeleton } from 'shared-domain/ui';
import { CART_PANEL_SLOT } from '../federation/slot-names';
import { useShop } from './shop-context';
import { Slot } from './slot';

const pickSlot = (module: SlotModule) => module.Slot;

/** The content of the cart drawer: shown inside the header's drawer, loaded when that opens. */
export function CartPanelSlot() {
  const { pathname } = useLocation();
  const { table } = useShop();
  const props = { realm: resolveRealm(pathname), pathname, appKey: 'web-shop', data: undefined } as const;
  return (
    <Slot
      name={CART_PANEL_SLOT}
      {...table.slotOf(CART_PANEL_SLOT)}
      pick={pickSlot}
      props={props}
      fallback={<Skeleton shape="block" />}
    />
  );
}
