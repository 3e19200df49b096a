import type { AnalyticsEvent } from 'shared-domain/analytics';
import { SHELL_STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedJson } from 'shared-domain/device/storage';

interface EventQueueOptions {
  readonly send: (event: AnalyticsEvent) => void;
  /** How long events wait from now, in milliseconds. */
  readonly waitMs: () => number;
}

/**
 * Events in the order in which they happened, until they are sent. They survive a document navigation in the session storage: the next page
 * sends them first.
 */
export class EventQueue {
  readonly #options: EventQueueOptions;
  #waiting: readonly AnalyticsEvent[] = stored();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: EventQueueOptions) {
    this.#options = options;
    if (this.#waiting.length > 0) this.#sendLater();
  }

  add(event: AnalyticsEvent): void {
    this.#waiting = [...this.#waiting, event];
    store(this.#waiting);
    this.#sendLater();
  }

  /** Drops what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    store(this.#waiting);
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    const waitMs = this.#options.waitMs();
    if (waitMs > 0) this.#timer = setTimeout(() => this.#sendLater(), waitMs);
    else this.#send();
  }

  #send(): void {
    const events = this.#waiting;
    this.#waiting = [];
    store(this.#waiting);
    for (const event of events) this.#options.send(event);
  }
}

function stored(): readonly AnalyticsEvent[] {
  const events = storedJson(SHELL_STORAGE_KEYS.analyticsQueue, 'sessionStorage');
  return Array.isArray(events) ? (events as AnalyticsEvent[]) : [];
}

function store(events: readonly AnalyticsEvent[]): void {
  keepText(SHELL_STORAGE_KEYS.analyticsQueue, events.length === 0 ? null : JSON.stringify(events), 'sessionStorage');
}
