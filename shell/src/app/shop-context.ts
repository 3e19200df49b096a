import { createContext, useContext } from 'react';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { ModuleSource } from '../federation/module-source';
import type { RouteTable } from '../federation/route-table';

/** Everything that the whole tree of one page shares. It is the same on the server and at hydration. */
export interface Shop {
  readonly modules: ModuleSource;
  readonly table: RouteTable;
  /** Milliseconds since the epoch at which the server read the data. */
  readonly renderedAt: number;
  /** Data of the slots, by name. */
  readonly slotData: Readonly<Record<string, unknown>>;
  /** Browser only: loads what the server could not put into the page. */
  readonly loadSlotData?: (name: string, module: SlotModule) => Promise<unknown>;
  /** Browser only, by slot: its server HTML is taken over no earlier than this resolves. */
  readonly hydrateAfter?: Readonly<Record<string, Promise<void>>>;
  /** Browser only: the slots' elements that came with the server's HTML. */
  readonly serverSlots?: ReadonlySet<Element>;
}

const ShopContext = createContext<Shop | null>(null);

export const ShopProvider = ShopContext.Provider;

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider');
  return shop;
}
