import { type ComponentType, createElement, type ReactNode, use, useMemo } from 'react';
import type { SlotModule, SlotProps } from 'shared-domain/contracts/exposes';
import { useShop } from './shop-context';
import { Slot } from './slot';

type FrameProps = Omit<SlotProps<unknown>, 'data'>;

interface FrameSlotProps {
  readonly name: 'header' | 'footer';
  readonly props: FrameProps;
  readonly fallback: ReactNode;
}

/** A region that stands on every page, with its data: from the server, or read here when the server could not. */
export function FrameSlot({ name, props, fallback }: FrameSlotProps) {
  const pick = useMemo(() => withData(name), [name]);
  return <Slot name={name} remote="mfe-header" expose={`./${name}`} pick={pick} props={props} fallback={fallback} />;
}

const views = new WeakMap<SlotModule, ComponentType<FrameProps>>();

/** One component for each module: another identity would mount it anew. */
function withData(name: string) {
  return (module: SlotModule): ComponentType<FrameProps> => {
    let View = views.get(module);
    if (!View) {
      View = function SlotWithData(props: FrameProps) {
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
