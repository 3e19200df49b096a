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

/**
 * Sends an event to all listeners of the page. A name that this build does not know is ignored and logged once.
 *
 * @returns whether a listener has done what the event asks for
 */
export function emit<Name extends ShopEventName>(name: Name, detail: ShopEvents[Name]): boolean {
  if (!isBrowser()) return false;
  if (!isKnown(name)) {
    warnOnce('Unknown shop event', name);
    return false;
  }
  if (SHOP_EVENTS[name].replayed) bus.last.set(name, detail);
  return !window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

/**
 * Listens to one version of an event; a newer version is ignored and logged once.
 *
 * @param listener answers 'handled' when it has done what the event asks for
 * @param options.replay whether a late listener immediately gets the last event (default: yes, for replayed events)
 * @returns unsubscribes
 */
export function subscribe<Name extends ShopEventName>(
  name: Name,
  listener: (detail: ShopEvents[Name]) => unknown,
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
    if (listener(event.detail as ShopEvents[Name]) === 'handled') event.preventDefault();
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
