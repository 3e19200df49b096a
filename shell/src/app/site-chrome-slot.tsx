import { type ComponentType, createElement, type ReactNode, use, useMemo } from 'react';
import type { SlotModule, SlotProps } from 'shared-domain/contracts/exposes';
import type { SiteChromeName } from '../federation/slot-names';
import { useShop } from './shop-context';
import { Slot } from './slot';

type SiteChromeProps = Omit<SlotProps<unknown>, 'data'>;

interface SiteChromeSlotProps {
  readonly name: SiteChromeName;
  readonly props: SiteChromeProps;
  readonly fallback: ReactNode;
}

/** Header or footer with its data: from the server, or loaded here when the server could not. */
export function SiteChromeSlot({ name, props, fallback }: SiteChromeSlotProps) {
  const { table } = useShop();
  const pick = useMemo(() => withData(name), [name]);
  return <Slot name={name} {...table.slotOf(name)} pick={pick} props={props} fallback={fallback} />;
}

const views = new WeakMap<SlotModule, ComponentType<SiteChromeProps>>();

/** One component for each module: with another identity React would mount it again. */
function withData(name: string) {
  return (module: SlotModule): ComponentType<SiteChromeProps> => {
    let View = views.get(module);
    if (!View) {
      View = function SlotWithData(props: SiteChromeProps) {
        const { slotData, loadSlotData } = useShop();
        const known = slotData[name];
        if (known === undefined && module.loader && !loadSlotData) throw new Error(`The ${name} has no data`);
        const data = known === undefined && loadSlotData ? use(loadSlotData(name, module)) : known;
        return createElement(module.Slot, { ...props, data });
      };
      views.set(module, View);
    }
    return View;
  };
}
