import { PATHS } from 'shared-domain/contracts/paths';
import { type Html, html } from 'shared-domain/servers/plain-page';
import { texts } from './texts/nb';
import type { Standing } from './waiting-room';

export type Waiting = Extract<Standing, { kind: 'waiting' }>;

/** The place in the line, in words. */
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

/**
 * Asks for the place in the line, at intervals that differ from visitor to visitor, and shows the answer: in the page, in the tab's title, and
 * at most every 30 seconds to screen readers. It has no value of its own, so that its hash in the policy is always the same.
 */
export const POLLING_SCRIPT = `(()=>{
const place=document.getElementById('place'),spoken=document.getElementById('spoken');
const {url,offline}=place.dataset;let wait=+place.dataset.poll,last=Date.now();
const show=(text)=>{if(place.textContent===text)return;place.textContent=text;if(Date.now()-last>=30000){spoken.textContent=text;last=Date.now()}};
const again=()=>setTimeout(poll,wait*(.7+Math.random()*.6));
async function poll(){
try{
const answer=await fetch(url,{headers:{accept:'application/json'},cache:'no-store'});
if(!answer.ok)throw answer.status;
const {text,title,href,pollMs}=await answer.json();
if(title)document.title=title;
if(href){spoken.textContent=text;place.textContent=text;location.replace(href);return}
show(text);wait=pollMs;
}catch{show(offline);wait=Math.min(wait*2,60000)}
again()}
again();
addEventListener('pageshow',({persisted})=>{if(persisted)location.reload()});
})()`;
