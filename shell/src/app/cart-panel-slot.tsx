import { useLocation } from 'react-router-dom';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { Skeleton } from 'shared-domain/ui';
import { Slot } from './slot';

const pickSlot = (module: SlotModule) => module.Slot;

/** The content of the cart drawer: belongs to the cart's remote, shown inside the header's drawer, loaded when it opens. */
export function CartPanelSlot() {
  const { pathname } = useLocation();
  const props = { realm: resolveRealm(pathname), pathname, appKey: 'web-shop', data: undefined } as const;
  return (
    <Slot
      name="cart-panel"
      remote="mfe-cart"
      expose="./panel"
      pick={pickSlot}
      props={props}
      fallback={<Skeleton shape="block" />}
    />
  );
}
