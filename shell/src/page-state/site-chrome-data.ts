import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../federation/remote-release';

/** Global by which the script of open pages learns the folder of its own build, with both slashes. */
export const SITE_CHROME_FILES = '__shopFrameFiles';

/** Answer of `/frame.json?appKey=open-pages`: what an open page needs to show header and footer. */
export interface SiteChromeData {
  readonly appKey: 'open-pages';
  readonly config: PublicConfig;
  readonly releases: RemoteReleases;
  readonly slotData: Readonly<Record<string, unknown>>;
  readonly renderedAt: number;
  /** Address of the style sheet for the shadow roots. */
  readonly styles: string;
  /** Style sheets of remotes that `styles` contains: they must not be loaded into the page itself. */
  readonly includedStyles: readonly string[];
  readonly fonts: readonly { readonly family: string; readonly url: string; readonly weight: string }[];
}
