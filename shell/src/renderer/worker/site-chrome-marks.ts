/** Marks in the place of header and footer, which another worker renders: everything around them is rendered as ever. */
import { randomUUID } from 'node:crypto';
import type { SlotModule } from 'shared-domain/contracts/exposes';
import { fulfilled, rejected } from '../../federation/module-source';
import type { RouteTable } from '../../federation/route-table';
import { SITE_CHROME_SLOTS, type SiteChromeName } from '../../federation/slot-names';
import type { RenderedSiteChrome } from '../messages';
import { type BundleModules, NoModule } from './bundle-modules';

/** No page can hold it by chance. */
const MARK = `shop-${randomUUID()}`;
const markOf = (name: SiteChromeName) => `${MARK}-${name}`;
const MODULES = Object.fromEntries(
  SITE_CHROME_SLOTS.map((name) => [name, fulfilled<SlotModule>({ Slot: () => markOf(name) })]),
) as Record<SiteChromeName, Promise<SlotModule>>;

export interface PageWithMarks {
  readonly modules: BundleModules;
  /** Puts header and footer into the body. */
  readonly complete: (body: string) => string;
}

export function withSiteChromeMarks(
  modules: BundleModules,
  table: RouteTable,
  { html }: Pick<RenderedSiteChrome, 'html'>,
): PageWithMarks {
  const regions = SITE_CHROME_SLOTS.flatMap((name) => {
    const slot = table.slotOf(name);
    return slot ? [{ name, ...slot }] : [];
  });
  return {
    modules: {
      ...modules,
      load: <Module>(remote: string, expose: string) => {
        const region = regions.find((each) => each.remote === remote && each.expose === expose);
        if (!region) return modules.load<Module>(remote, expose);
        return html[region.name] === undefined
          ? rejected<Module>(new NoModule(`The ${region.name} could not be rendered`))
          : (MODULES[region.name] as Promise<unknown> as Promise<Module>);
      },
    },
    complete: (body) => regions.reduce((whole, { name }) => whole.replace(markOf(name), () => html[name] ?? ''), body),
  };
}
