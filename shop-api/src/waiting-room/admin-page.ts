import * as v from 'valibot';
import { norwegianTime } from 'shared-domain/kernel';
import { type Html, html } from 'shared-domain/servers/plain-page';
import type { RoomSettings } from './room';
import { texts } from './texts/nb';
import type { RoomReport } from './waiting-room';

export interface AdminPageState {
  readonly isSaved?: boolean;
  /** The errors of the form that was sent. */
  readonly errors?: readonly string[];
}

/** The page about the room and its settings. The form holds what applies, also after a form that was refused. */
export function adminPage(
  { settings, phase, waiting, active, pace, changes }: RoomReport,
  { isSaved = false, errors = [] }: AdminPageState,
): Html {
  const row = (label: string, value: string): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return html`<h1>${texts.admin.title}</h1>
${isSaved ? html`<p class="notice done" role="status">${texts.admin.saved}</p>` : null}
${errors.length > 0 ? html`<div class="notice error" role="alert">${errors.map((error) => html`<p>${error}</p>`)}</div>` : null}
<section class="card" aria-labelledby="now"><h2 id="now">${texts.admin.now}</h2><dl>
${row(texts.admin.phase, texts.admin.phases[phase])}
${row(texts.admin.waiting, String(waiting))}
${row(texts.admin.active, settings.maxActive === null ? String(active) : `${active} av ${settings.maxActive}`)}
${row(texts.admin.pace, texts.admin.paceOf(pace.admitted, pace.minutes))}
</dl><p><a class="link" href="?">${texts.admin.refresh}</a></p></section>
<section class="card" aria-labelledby="settings"><h2 id="settings">${texts.admin.settings}</h2><form method="post">
<label>${texts.admin.opensAt}<input type="datetime-local" name="apner" value="${settings.opensAt ? toNorwegianTime(settings.opensAt) : ''}"></label>
<label>${texts.admin.rate}<input inputmode="decimal" name="per_minutt" value="${settings.ratePerMinute ?? ''}"></label>
<label>${texts.admin.cap}<input inputmode="numeric" name="plasser" value="${settings.maxActive ?? ''}"></label>
<label class="check"><input type="checkbox" name="pause" value="ja"${settings.isPaused ? html` checked` : null}>${texts.admin.pause}</label>
<button type="submit">${texts.admin.save}</button></form></section>
${changes.length > 0 ? html`<section class="card" aria-labelledby="changes"><h2 id="changes">${texts.admin.changes}</h2><ul>${changes.map((change) => html`<li>${texts.admin.change(change)}</li>`)}</ul></section>` : null}`;
}

const { invalid } = texts.admin;

/** '' is no value. @param name of the field in the message */
const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      schema,
    ]),
    '',
  );

const formSchema = v.object({
  apner: optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      v.transform((local) => fromNorwegianTime(local)),
      v.check((at) => !Number.isNaN(at.getTime())),
    ),
  ),
  per_minutt: optional(
    v.pipe(
      v.string(),
      v.transform((text) => Number(text.replace(',', '.'))),
      v.check((rate) => rate > 0 && rate <= 1_000_000),
    ),
  ),
  plasser: optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number))),
  pause: v.optional(v.literal('ja')),
});

const MESSAGES: Readonly<Record<string, string>> = {
  apner: invalid.opensAt,
  per_minutt: invalid.rate,
  plasser: invalid.cap,
};

/** The settings that a form asks for, or what is wrong with it, in Norwegian. */
export function readRoomForm(
  body: unknown,
): { readonly settings: RoomSettings } | { readonly errors: readonly string[] } {
  const read = v.safeParse(formSchema, body ?? {});
  if (!read.success)
    return { errors: [...new Set(read.issues.map((issue) => MESSAGES[v.getDotPath(issue) ?? ''] ?? issue.message))] };
  const { apner, per_minutt: rate, plasser, pause } = read.output;
  return {
    settings: { opensAt: apner, ratePerMinute: rate, maxActive: plasser, isPaused: pause === 'ja' },
  };
}

const two = (count: number): string => String(count).padStart(2, '0');

/** '2026-11-27T09:00', as `<input type="datetime-local">` has it. */
export function toNorwegianTime(at: Date): string {
  const { year, month, day, clock } = norwegianTime(at.getTime());
  return `${year}-${two(month)}-${two(day)}T${clock}`;
}

/** The moment at which Norwegian clocks show this; in the hour that is there twice, the first one. */
export function fromNorwegianTime(local: string): Date {
  const utcMs = Date.parse(`${local}:00Z`);
  if (Number.isNaN(utcMs)) return new Date(NaN);
  const found = [2, 1].map((hours) => new Date(utcMs - hours * 3_600_000)).find((at) => toNorwegianTime(at) === local);
  // An hour that the clocks leave out.
  return found ?? new Date(utcMs - 3_600_000);
}
