import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteRelease } from '../../federation/browser-modules';

/** Global by which the frame's script learns the folder of its own build, with both slashes. */
export const FRAME_FILES = '__shopFrameFiles';

export type FrameSlotName = 'header' | 'footer';

/** Answer of `/frame.json?appKey=open-pages`: what a page that is not ours needs to show the frame. */
export interface FrameData {
  readonly appKey: 'open-pages';
  readonly config: PublicConfig;
  readonly releases: Readonly<Record<string, RemoteRelease>>;
  readonly slotData: Readonly<Record<string, unknown>>;
  readonly renderedAt: number;
  /** Address of the style sheet for the shadow roots. */
  readonly styles: string;
  /** Style sheets of remotes that `styles` holds already: they must not be loaded into the page itself. */
  readonly includedStyles: readonly string[];
  readonly fonts: readonly { readonly family: string; readonly url: string; readonly weight: string }[];
}
