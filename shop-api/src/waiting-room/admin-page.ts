import { type Html, html } from '../plain-page';
import { toNorwegianTime } from './room-form';
import { texts as all } from './texts/nb';
import type { RoomReport } from './waiting-room';

const { admin: texts } = all;

export interface AdminPageState {
  readonly isSaved?: boolean;
  /** What is wrong with the form that was sent. */
  readonly errors?: readonly string[];
}

/** What happens in the room, and its settings. The form holds what applies, also after a form that was refused. */
export function adminPage(
  { settings, phase, waiting, active, pace }: RoomReport,
  { isSaved = false, errors = [] }: AdminPageState,
): Html {
  const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return html`<h1>${texts.title}</h1>
${isSaved ? html`<p class="notice done" role="status">${texts.saved}</p>` : null}
${errors.length > 0 ? html`<div class="notice error" role="alert">${errors.map((error) => html`<p>${error}</p>`)}</div>` : null}
<section class="card" aria-labelledby="now"><h2 id="now">${texts.now}</h2><dl>
${row(texts.phase, texts.phases[phase])}
${row(texts.waiting, String(waiting))}
${row(texts.active, settings.maxActive === null ? String(active) : `${active} av ${settings.maxActive}`)}
${row(texts.pace, texts.paceOf(pace.admitted, pace.minutes))}
</dl><p><a class="link" href="?">${texts.refresh}</a></p></section>
<section class="card" aria-labelledby="settings"><h2 id="settings">${texts.settings}</h2><form method="post">
<label>${texts.opensAt}<input type="datetime-local" name="apner" value="${settings.opensAt ? toNorwegianTime(settings.opensAt) : ''}"></label>
<label>${texts.rate}<input inputmode="decimal" name="per_minutt" value="${settings.ratePerMinute ?? ''}"></label>
<label>${texts.cap}<input inputmode="numeric" name="plasser" value="${settings.maxActive ?? ''}"></label>
<label class="check"><input type="checkbox" name="pause" value="ja"${settings.isPaused ? html` checked` : null}>${texts.pause}</label>
<button type="submit">${texts.save}</button></form></section>`;
}
