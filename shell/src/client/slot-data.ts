import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { serverNowMs } from 'shared-domain/runtime/server-time';

/** Loads the data of slots that the server left without, once for the life of the page. */
export function createSlotDataLoader(): (name: string, module: SlotModule) => Promise<unknown> {
  const byName = new Map<string, Promise<unknown>>();
  return (name, module) => {
    let data = byName.get(name);
    if (!data) {
      data = loadData(module, location.pathname);
      byName.set(name, data);
    }
    return data;
  };
}

async function loadData(module: SlotModule, pathname: string): Promise<unknown> {
  const answer = await module.loader?.({
    pathname,
    realm: resolveRealm(pathname),
    renderedAt: serverNowMs() ?? Date.now(),
    signal: new AbortController().signal,
  });
  return answer?.data;
}
