import * as v from 'valibot';
import { isBuildId } from '../../../../tooling/build/build-id.js';
import { PAGE_VIEW_MAX_BUILDS, type PageViewReport } from '../../page-state/page-view';

const build = { remote: v.pipe(v.string(), v.maxLength(60)), build: v.pipe(v.string(), v.check(isBuildId)) };
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
