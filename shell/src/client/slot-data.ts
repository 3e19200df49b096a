import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { shopNowMs } from 'shared-domain/runtime/server-time';

type SlotData = Readonly<Record<string, unknown>>;

/**
 * Loads the data of slots, once for the life of the page: what the server drew them with; by the remote's own loader where that is missing.
 *
 * @param href of the server's data; null: it had none
 */
export function createSlotDataLoader(href: string | null): (name: string, module: SlotModule) => Promise<unknown> {
  const byName = new Map<string, Promise<unknown>>();
  let drawnWith: Promise<SlotData> | undefined;
  const load = async (name: string, module: SlotModule): Promise<unknown> => {
    drawnWith ??= href === null ? Promise.resolve({}) : fetchSlotData(href);
    return (await drawnWith)[name] ?? loadData(module, location.pathname);
  };
  return (name, module) => {
    const data = byName.get(name) ?? load(name, module);
    byName.set(name, data);
    return data;
  };
}

/** A file that cannot be had is reported; the remotes load then what they need. */
async function fetchSlotData(href: string): Promise<SlotData> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`The data of header and footer: ${answer.status}`);
    return (await answer.json()) as SlotData;
  } catch (error) {
    reportError(error, { where: 'slot data' });
    return {};
  }
}

async function loadData(module: SlotModule, pathname: string): Promise<unknown> {
  const answer = await module.loader?.({
    pathname,
    realm: resolveRealm(pathname),
    renderedAt: shopNowMs(),
    signal: new AbortController().signal,
  });
  return answer?.data;
}
