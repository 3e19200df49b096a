import type { HydrationState } from 'react-router-dom';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteRelease } from '../federation/browser-modules';

/** What the server tells the browser in the page: `<script type="application/json" id="shop-state">`. */
export interface PageState {
  readonly config: PublicConfig;
  readonly releases: Readonly<Record<string, RemoteRelease>>;
  /** Absent in the degraded mode: the browser renders everything itself. */
  readonly hydration?: HydrationState;
  readonly slotData: Readonly<Record<string, unknown>>;
  readonly renderedAt: number;
}

export const PAGE_STATE_ID = 'shop-state';
export const ROOT_ID = 'shop';
/** Preloads that wait for the first pictures, and the one of them that is the page's script. */
export const LATER_SELECTOR = 'link[rel="preload"][media="not all"]';
export const MAIN_SELECTOR = 'link[rel="preload"][data-main]';
