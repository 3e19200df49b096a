import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { identityText, loginLabel } from 'shared-domain/identity';
import { announcementsOnDevice, keepAnnouncementsOnDevice } from 'shared-domain/navigation/io';
import {
  type CartMode,
  FOLD,
  type InteractiveHeader,
  type InteractiveSiteChrome,
  MOUNT_HEADER,
  type MountHeader,
} from '../../page-state/site-chrome-data';
import { openPagesTexts as texts } from '../../texts/nb';
import { addScript } from './add-script';
import { readItemCount } from './item-count';
import { type KnownUser, readSessionUser } from './session-user';

/** Longer than this a pressed tool does not wait: its plain page opens. */
const WAIT_MS = 6_000;
const DRAWER_REQUESTED = 'shop:cart:drawer-requested@1';

export interface StaticHeaderOptions {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The query of the addresses that answer this header. */
  readonly query: string;
  readonly cart: CartMode;
  readonly origin: string;
  readonly isOurOrigin: boolean;
}

/**
 * The server's header with the little that it needs before it is interactive: menus are native popovers; here are the cart's count, what
 * was closed on this device, who is logged in, and the first press of a tool.
 */
export class StaticHeader {
  readonly #options: StaticHeaderOptions;
  readonly #ended = new AbortController();
  #interactive: Promise<InteractiveHeader> | undefined;

  constructor(options: StaticHeaderOptions) {
    this.#options = options;
    const { root, isOurOrigin, cart } = options;
    const listen = (target: EventTarget, name: string, listener: (event: Event) => void) =>
      target.addEventListener(name, listener, { signal: this.#ended.signal });
    listen(root, 'pointerover', (event) => this.#expect(event));
    listen(root, 'focusin', (event) => this.#expect(event));
    listen(root, 'click', (event) => this.#press(event));
    listen(root, 'focusout', closeMenuBehind);
    // A link to the cart of a page that has a cart of its own to show; also when the header is interactive.
    root.addEventListener('click', (event) => askPageForCart(event, cart));
    hideClosedAnnouncements(root);
    if (!isOurOrigin) return;
    readSessionUser().then(
      (user) => showUser(root, user),
      () => undefined,
    );
    if (cart !== 'drawer') return;
    listen(window, DRAWER_REQUESTED, (event) => this.#openCart(event));
    readItemCount().then(
      (count) => showCount(root, count),
      () => undefined,
    );
  }

  /** The pointer or the focus has reached a tool: what it opens is loaded. */
  #expect(event: Event): void {
    // A failure shows when the tool is pressed.
    if (this.#loads(toolOf(event))) this.#load().catch(() => undefined);
  }

  #loads(tool: HTMLElement | undefined): tool is HTMLElement {
    if (!tool) return false;
    return tool.dataset['tool'] !== 'cart' || this.#options.cart === 'drawer';
  }

  #press(event: Event): void {
    const close = closeButtonOf(event);
    if (close) return closeAnnouncement(close);
    const tool = toolOf(event);
    const target = this.#loads(tool) ? tool : foldButtonOf(event);
    if (!target || event.defaultPrevented || isForAnotherTab(event)) return;
    event.preventDefault();
    target.setAttribute('aria-busy', 'true');
    const name = target.dataset['tool'] ?? `${FOLD}${announcementOf(target)?.dataset['announcement'] ?? ''}`;
    within(WAIT_MS, this.#load()).then(
      (header) => header.open(name),
      () => leaveFor(target),
    );
  }

  #openCart(event: Event): void {
    const { detail } = event as CustomEvent<{ readonly open?: boolean } | null>;
    if (event.defaultPrevented || !detail?.open) return;
    event.preventDefault();
    this.#load().then(
      (header) => header.open('cart'),
      () => location.assign(`${this.#options.origin}/handlekurv/`),
    );
  }

  #load(): Promise<InteractiveHeader> {
    this.#interactive ??= this.#mount().catch((error: unknown) => {
      this.#interactive = undefined;
      throw error;
    });
    return this.#interactive;
  }

  async #mount(): Promise<InteractiveHeader> {
    const { origin, query, element, cart } = this.#options;
    const response = await fetch(`${origin}/frame/interactive.json?${query}`);
    if (!response.ok) throw new Error(`interactive.json answered ${response.status}`);
    const data = (await response.json()) as InteractiveSiteChrome;
    await addScript(data.script, origin);
    const mount = (globalThis as { [MOUNT_HEADER]?: MountHeader })[MOUNT_HEADER];
    if (!mount) throw new Error('The script of the interactive header did not run');
    const header = await mount(element, { origin, data, cart });
    this.#ended.abort();
    return header;
  }
}

const elementOf = (event: Event): Element | undefined =>
  event.composedPath().find((each): each is Element => each instanceof Element);

const toolOf = (event: Event): HTMLElement | undefined =>
  elementOf(event)?.closest<HTMLElement>('[data-tool]') ?? undefined;

/** The button of an announcement that has no state is the one that closes it. */
const closeButtonOf = (event: Event): HTMLElement | undefined =>
  elementOf(event)?.closest<HTMLElement>('[data-announcement] button:not([aria-expanded])') ?? undefined;

const foldButtonOf = (event: Event): HTMLElement | undefined =>
  elementOf(event)?.closest<HTMLElement>('[data-announcement] button[aria-expanded]') ?? undefined;

const announcementOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-announcement]');

const isForAnotherTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey);

/** Leaves for the page that the tool leads to without script. */
function leaveFor(tool: HTMLElement): void {
  tool.removeAttribute('aria-busy');
  if (tool instanceof HTMLAnchorElement) location.assign(tool.href);
  else if (tool instanceof HTMLButtonElement && tool.type === 'submit') location.assign(tool.formAction);
  else if (tool.dataset['tool'] === 'menu') location.assign(tool.closest('form')?.action ?? '/');
}

/** The next stop of the keyboard must not be below an open panel (a click outside closes it by itself). */
function closeMenuBehind(event: Event): void {
  const { target, relatedTarget } = event as FocusEvent;
  const entry = target instanceof Element ? target.closest('li:has(> [popover])') : null;
  if (entry && relatedTarget instanceof Node && !entry.contains(relatedTarget))
    entry.querySelector<HTMLElement>('[popover]')?.hidePopover();
}

/** A page that does something of its own with the cart prevents the event; else the link leads to the cart. */
function askPageForCart(event: Event, cart: CartMode): void {
  if (cart !== 'link' || !(toolOf(event) instanceof HTMLAnchorElement) || isForAnotherTab(event)) return;
  if (toolOf(event)?.dataset['tool'] !== 'cart') return;
  const request = new CustomEvent(DRAWER_REQUESTED, { detail: { open: true }, cancelable: true });
  if (!window.dispatchEvent(request)) event.preventDefault();
}

function showCount(root: ShadowRoot, count: number): void {
  const link = root.querySelector<HTMLElement>('a[data-tool="cart"]');
  if (!link || count === 0) return;
  link.dataset['count'] = count > 99 ? '99+' : String(count);
  link.setAttribute('aria-label', texts.cartWithItems(count));
}

function showUser(root: ShadowRoot, user: KnownUser | null): void {
  const label = root.querySelector('[data-tool="login"] > span:last-child');
  if (label && user) label.textContent = identityText(loginLabel(user));
}

export function hideClosedAnnouncements(root: ShadowRoot): void {
  const closed = announcementsOnDevice(STORAGE_KEYS.closedAnnouncements);
  for (const each of root.querySelectorAll<HTMLElement>('[data-announcement]'))
    each.hidden = closed.includes(each.dataset['announcement'] ?? '');
}

function closeAnnouncement(button: HTMLElement): void {
  const announcement = announcementOf(button);
  if (!announcement) return;
  announcement.hidden = true;
  keepAnnouncementsOnDevice(STORAGE_KEYS.closedAnnouncements, [
    ...announcementsOnDevice(STORAGE_KEYS.closedAnnouncements),
    announcement.dataset['announcement'] ?? '',
  ]);
}

const within = <Value>(limitMs: number, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`Not within ${limitMs} ms`)), limitMs)),
  ]);
