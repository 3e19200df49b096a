import type { SlotModule } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { withTimeLimit } from 'shared-domain/runtime/time-limit';
import type { RemoteSlot, RouteTable } from '../../federation/route-table';
import type { SiteChromeName } from '../../federation/slot-names';
import type { BundleModules } from './bundle-modules';

interface LoadSiteChromeOptions {
  readonly names: readonly SiteChromeName[];
  readonly table: RouteTable;
  readonly modules: BundleModules;
  readonly pathname: string;
  readonly renderedAt: number;
  /** Milliseconds after which a loader is given up: the slot is rendered without data, and loads it in the browser. */
  readonly loaderMs: number;
}

/**
 * Runs the loaders of header and footer beside each other. One that fails or takes too long is reported, and its remote counts as
 * degraded.
 *
 * @returns data by slot name
 */
export async function loadSiteChrome(options: LoadSiteChromeOptions): Promise<Readonly<Record<string, unknown>>> {
  const entries = options.names.map(async (name) => {
    const slot = options.table.slotOf(name);
    return [name, slot && (await loadSlot(name, slot, options))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function loadSlot(
  name: string,
  { remote, expose }: RemoteSlot,
  { modules, pathname, renderedAt, loaderMs }: LoadSiteChromeOptions,
): Promise<unknown> {
  try {
    const { loader } = await modules.load<SlotModule>(remote, expose);
    if (!loader) return undefined;
    const message = `The slot's loader took longer than ${loaderMs} ms`;
    const answer = await withTimeLimit({ limitMs: loaderMs, message }, async (signal) =>
      loader({ realm: resolveRealm(pathname), signal, renderedAt, pathname }),
    );
    if (answer.isDegraded) modules.degraded.add(remote);
    return answer.data;
  } catch (error) {
    modules.degraded.add(remote);
    reportError(error, { where: 'slot loader', remote, slot: name });
    return undefined;
  }
}
