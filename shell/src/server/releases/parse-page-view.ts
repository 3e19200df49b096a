import * as v from 'valibot';
import { PAGE_VIEW_MAX_BUILDS, type PageViewReport } from '../../page-state/page-view';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** Names that the registry does not list are not counted: a dev server's build has none. */
const build = { remote: name, build: name };
/** Anything longer is a wrong measurement, which would distort the percentiles. */
const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

const schema = v.object({
  views: v.optional(v.pipe(v.array(v.object(build)), v.maxLength(PAGE_VIEW_MAX_BUILDS))),
  vitals: v.optional(
    v.object({
      ...build,
      lcp: milliseconds,
      inp: milliseconds,
      cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    }),
  ),
});

/** @param body untrusted. @returns undefined when it is not a valid report */
export function parsePageView(body: string): PageViewReport | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return parsed.success ? (parsed.output as PageViewReport) : undefined;
}
