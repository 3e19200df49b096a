import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';

/** Reads the data of regions that the server left without, once for the life of the page. */
export function createSlotDataLoader(): (name: string, module: SlotModule) => Promise<unknown> {
  const byName = new Map<string, Promise<unknown>>();
  return (name, module) => {
    let data = byName.get(name);
    if (!data) {
      const { pathname } = location;
      data = Promise.resolve(
        module.loader?.({
          pathname,
          realm: resolveRealm(pathname),
          renderedAt: Date.now(),
          signal: new AbortController().signal,
        }),
      );
      byName.set(name, data);
    }
    return data;
  };
}
