import { SHOP_EVENTS, type ShopEventName, type ShopEvents } from 'shared-domain/contracts/events';
import { reportWarning } from 'shared-domain/runtime/error-report';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';

interface BusState {
  /** The last detail of each replayed event. */
  readonly last: Map<string, unknown>;
  readonly warned: Set<string>;
}

const bus = singleton<BusState>('shop.event-bus@1', () => ({ last: new Map(), warned: new Set() }));

function warnOnce(message: string, name: string): void {
  const key = `${message} ${name}`;
  if (bus.warned.has(key)) return;
  bus.warned.add(key);
  reportWarning(message, { event: name });
}

const isKnown = (name: string): name is ShopEventName => Object.hasOwn(SHOP_EVENTS, name);

/** 'shop:cart:line-added@1' → 'shop:cart:line-added@2'. */
function nextVersion(name: string): string {
  const [event, version] = name.split('@');
  return `${event}@${Number(version) + 1}`;
}

/** Sends an event to all listeners of the page. A name that this build does not know is ignored and logged once. */
export function emit<Name extends ShopEventName>(name: Name, detail: ShopEvents[Name]): void {
  if (!isBrowser()) return;
  if (!isKnown(name)) return warnOnce('Unknown shop event', name);
  if (SHOP_EVENTS[name].replayed) bus.last.set(name, detail);
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Listens to one version of an event; a newer version is ignored and logged once.
 *
 * @param options.replay whether a late listener immediately gets the last event (default: yes, for replayed events)
 * @returns unsubscribes
 */
export function subscribe<Name extends ShopEventName>(
  name: Name,
  listener: (detail: ShopEvents[Name]) => void,
  { replay = true }: { readonly replay?: boolean } = {},
): () => void {
  const silent = (): void => undefined;
  if (!isBrowser()) return silent;
  if (!isKnown(name)) {
    warnOnce('Unknown shop event', name);
    return silent;
  }
  const receive = (event: Event): void => {
    if (!(event instanceof CustomEvent) || event.detail === null) return warnOnce('Shop event without detail', name);
    listener(event.detail as ShopEvents[Name]);
  };
  const newer = nextVersion(name);
  const receiveNewer = (): void => warnOnce('Shop event of an unknown version', newer);
  window.addEventListener(name, receive);
  window.addEventListener(newer, receiveNewer);
  if (replay && bus.last.has(name)) listener(bus.last.get(name) as ShopEvents[Name]);
  return () => {
    window.removeEventListener(name, receive);
    window.removeEventListener(newer, receiveNewer);
  };
}
