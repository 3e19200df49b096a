import { readConsent, toPurposes } from 'shared-domain/consent';
import { PATHS } from 'shared-domain/contracts/paths';
import type { ConsentPurpose } from 'shared-domain/contracts/stored-items';
import { texts } from '../../texts/consent';
import { keepClear } from './keep-clear';

/** The panel in a shadow root of its own, first in the page for keyboard and screen reader. It takes the focus only when it was asked for. */
export class ConsentQuestion {
  readonly #answer: (purposes: readonly ConsentPurpose[]) => void;
  readonly #host = document.createElement('shop-consent');
  #loading: Promise<ShadowRoot> | undefined;
  #leave: (() => void) | undefined;

  constructor(answer: (purposes: readonly ConsentPurpose[]) => void) {
    this.#answer = answer;
  }

  /** Shows it to a visitor who did not ask for it. Where it cannot be loaded, nothing is asked and nothing allowed. */
  async ask(): Promise<void> {
    const root = await this.#show().catch(() => undefined);
    if (root) say(root, texts.asked);
  }

  /**
   * Shows it with what was chosen before; Escape closes it.
   *
   * @param opener gets the focus back
   * @throws Error when it cannot be loaded
   */
  async open(opener: HTMLElement): Promise<void> {
    const root = await this.#show(() => opener.focus({ preventScroll: true }));
    const chosen = readConsent(document.cookie) ?? [];
    for (const box of root.querySelectorAll('input')) box.checked = chosen.some((purpose) => purpose === box.value);
    root.querySelector('details')?.setAttribute('open', '');
    root.querySelector<HTMLElement>('#title')?.focus();
  }

  close(): void {
    this.#leave?.();
  }

  async #show(goBack?: () => void): Promise<ShadowRoot> {
    const root = await (this.#loading ??= this.#load());
    this.#leave?.();
    panelOf(root).hidden = false;
    const stopKeepingClear = keepClear(this.#host, panelOf(root));
    this.#leave = () => {
      this.#leave = undefined;
      const hadFocus = root.activeElement !== null;
      stopKeepingClear();
      panelOf(root).hidden = true;
      if (hadFocus) goBack?.();
    };
    return root;
  }

  async #load(): Promise<ShadowRoot> {
    try {
      const content = await loadPanel();
      registerRem();
      const root = this.#host.attachShadow({ mode: 'open' });
      const sheet = content.querySelector('link');
      const isStyled = new Promise<void>((resolve, reject) => {
        sheet?.addEventListener('load', () => resolve());
        sheet?.addEventListener('error', () => reject(new Error('The styles of the question could not be loaded')));
      });
      root.append(content);
      panelOf(root).hidden = true;
      root.addEventListener('submit', (event) => this.#submit(event as SubmitEvent, root));
      root.addEventListener('keydown', (event) => {
        if ((event as KeyboardEvent).key === 'Escape' && readConsent(document.cookie)) this.close();
      });
      document.body.prepend(this.#host);
      await isStyled;
      return root;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  #submit(event: SubmitEvent, root: ShadowRoot): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement, event.submitter);
    this.#answer(toPurposes(form.get('answer'), form.getAll('purpose').map(String)));
    this.close();
    say(root, texts.saved);
  }
}

const panelOf = (root: ShadowRoot): HTMLElement => root.querySelector('section') as HTMLElement;

/** The length by which the panel's styles count (`shadow-styles`). On an open page header and footer have registered it. */
function registerRem(): void {
  try {
    CSS.registerProperty({ name: '--shop-rem', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // It is registered, or the browser counts by pixels.
  }
}

/** For screen readers. */
function say(root: ShadowRoot, text: string): void {
  const status = root.querySelector('[role="status"] > *');
  if (status) status.textContent = text;
}

/** Parsed by the request itself: the shop's pages allow no script to turn a text into HTML (Trusted Types). */
function loadPanel(): Promise<DocumentFragment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', PATHS.consentPanel);
    request.responseType = 'document';
    request.onload = () => {
      const parsed = request.status === 200 ? request.responseXML : null;
      if (!parsed) return reject(new Error(`${PATHS.consentPanel} answered ${request.status}`));
      const content = document.createDocumentFragment();
      // The parser moves the link into a head.
      content.append(
        ...[...parsed.head.childNodes, ...parsed.body.childNodes].map((node) => document.importNode(node, true)),
      );
      resolve(content);
    };
    request.onerror = () => reject(new Error(`${PATHS.consentPanel} could not be reached`));
    request.send();
  });
}
