import { PATHS } from 'shared-domain/contracts/paths';
import { type Html, html } from '../plain-page';
import { texts } from './texts/nb';
import type { Standing } from './waiting-room';

export type Waiting = Extract<Standing, { kind: 'waiting' }>;

/** Where someone stands, in words. */
export function waitingText({ phase, opensAt, position, estimate }: Waiting): string {
  if (phase === 'before' && opensAt) return texts.before(opensAt);
  const place = position === null ? '' : texts.position(position);
  if (phase === 'closed') return `${place} ${texts.closed}`.trim();
  if (phase === 'paused') return `${place} ${texts.paused}`.trim();
  return `${place} ${estimate ? texts.estimated(estimate) : texts.unknownWait}`.trim();
}

/** The title of the tab: the place is seen while another tab is open. */
export const waitingTitle = ({ position }: Waiting): string =>
  position === null ? texts.title : texts.positionTitle(position);

/** Milliseconds until the next question: who is next asks often, who is far behind seldom. */
export const pollMsOf = ({ position }: Waiting): number =>
  position === null ? 10_000 : Math.min(15_000, 3_000 + 20 * position);

/** @param statusUrl what the page's script asks @param hasExpired the order was in the checkout and stayed too long */
export function waitingPage(waiting: Waiting, statusUrl: string, hasExpired: boolean): Html {
  return html`<h1>${texts.heading}</h1>
${hasExpired ? html`<p class="notice">${texts.expired}</p>` : null}
<section class="card"><p class="lead" id="place" data-url="${statusUrl}" data-poll="${pollMsOf(waiting)}" data-offline="${texts.offline}">${waitingText(waiting)}</p>
<p>${waiting.phase === 'open' ? `${texts.crowd} ` : ''}${texts.intro}</p>
<noscript><p class="soft">${texts.noScript}</p></noscript></section>
<p class="hidden" id="spoken" role="status"></p>
<p><a class="link" href="${PATHS.cart}">${texts.back}</a></p>`;
}

export const emptyRoomPage = (): Html => html`<h1>${texts.empty.title}</h1>
<p>${texts.empty.text}</p>
<p><a class="button" href="${PATHS.home}">${texts.empty.toShop}</a></p>`;
