import type { LoaderAnswer } from 'shared-domain/contracts/exposes';
import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../federation/remote-release';

/** The state that the server hands to the browser in the page: `<script type="application/json" id="shop-state">`. */
export interface PageState {
  readonly config: PublicConfig;
  /** The builds that the page uses: the route table in the browser is made from them. */
  readonly releases: RemoteReleases;
  /** The page's data. Absent in the degraded mode, where the browser renders everything. */
  readonly hydration?: Exclude<LoaderAnswer<unknown>, { readonly kind: 'redirect' }>;
  /** The JSON of what header and footer were drawn with. Null: the server could not load it. */
  readonly slotDataHref: string | null;
  readonly renderedAt: number;
}

/** Files under names made of their content. */
export const SLOT_DATA_FOLDER = '/frame/';
export const PAGE_STATE_ID = 'shop-state';
export const ROOT_ID = 'shop';
/** Preloads that wait for the first view; the second selector finds the page's own script among them. */
export const LATER_SELECTOR = 'link[rel="preload"][media="not all"]:not([data-consent])';
/** The script of the question about cookies: no one waits for it. */
export const CONSENT_SELECTOR = 'link[data-consent]';
export const MAIN_SELECTOR = 'link[rel="preload"][data-main]';
