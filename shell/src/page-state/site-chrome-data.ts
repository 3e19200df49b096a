import type { PublicConfig } from 'shared-domain/runtime/config';
import type { RemoteReleases } from '../federation/remote-release';

/** Which header an open page asks for: that of a part of the site, or the simplified one. Each is rendered for its path. */
export const SITE_CHROME_PATHS = {
  privat: '/',
  bedrift: '/bedrift/',
  borettslag: '/borettslag/',
  beboer: '/borettslag/beboer/',
  styre: '/borettslag/styre/',
  utbygger: '/borettslag/utbygger/',
  simplified: '/bedrift/utstyrsavtale/',
} as const;
export type SiteChromeVariant = keyof typeof SITE_CHROME_PATHS;

export const SITE_CHROME_DOMAINS = ['privat', 'bedrift', 'borettslag', 'beboer', 'styre', 'utbygger'] as const;

/** 'drawer': count and drawer, on the shop's own origin; 'link': a plain link to the cart; 'none': no cart. */
export const CART_MODES = ['drawer', 'link', 'none'] as const;
export type CartMode = (typeof CART_MODES)[number];

/**
 * Styles of the host page itself: the header's room, so that nothing moves when it arrives, by the heights that it has;
 * and that the page is still while a drawer is open.
 */
export const ROOM_STYLES =
  '@property --shop-rem{syntax:"<length>";inherits:true;initial-value:16px}shop-header,shop-footer{display:block}shop-header{min-height:65px}@media(min-width:64em){shop-header{min-height:125px}shop-header[simplified]{min-height:81px}}shop-header[hidden],shop-footer[hidden]{display:none}html[data-held]{overflow:hidden}html[data-held-beside-scrollbar]{scrollbar-gutter:stable}';

/** Header and footer as `/frame.json` answers them, for servers and for the script of open pages. */
export interface SiteChromeAnswer {
  readonly appKey: 'open-pages';
  /** The version of the contents: another one means other HTML. */
  readonly version: string;
  /** How long the answer may be used without asking again. */
  readonly lifetimeSeconds: number;
  /** HTML for the head. */
  readonly head: string;
  /** HTML for the beginning and the end of the body: elements with a shadow root, complete without script. */
  readonly header: string;
  readonly footer: string;
  /** HTML for the head or the end of the body. Without it menus and links work; tools are links. */
  readonly scripts: string;
  readonly assets: {
    readonly styles: readonly SiteChromeFile[];
    readonly scripts: readonly SiteChromeFile[];
    readonly fonts: readonly string[];
  };
  /** Sources that the page's security policy needs, by directive. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
  /** Styles for the page itself: typeface and room. */
  readonly pageStyles: string;
}

/** A file that never changes under its address. */
export interface SiteChromeFile {
  readonly href: string;
  /** Empty: from a dev server. */
  readonly integrity: string;
}

/** The data of the interactive header, fetched at the first interaction. */
export interface InteractiveSiteChrome {
  /** The script that mounts it: the federation runtime, React and the shell's part. */
  readonly script: SiteChromeFile;
  readonly config: PublicConfig;
  readonly releases: RemoteReleases;
  readonly slotData: Readonly<Record<string, unknown>>;
  readonly renderedAt: number;
  /** The path that the header was rendered for. */
  readonly pathname: string;
  /** Style sheet of everything that opens. */
  readonly styles: SiteChromeFile;
  /** Style sheets of remotes that the shadow root has: they must not be loaded into the page itself. */
  readonly includedStyles: readonly string[];
}

/** @param element the static header, whose shadow root has its HTML */
export type MountHeader = (element: HTMLElement, options: MountHeaderOptions) => Promise<InteractiveHeader>;

export interface MountHeaderOptions {
  /** The origin of the shop. */
  readonly origin: string;
  readonly data: InteractiveSiteChrome;
  readonly cart: CartMode;
}

export interface InteractiveHeader {
  /** Does what pressing does: the name of a tool, or `FOLD` and the key of an announcement. */
  readonly open: (name: string) => void;
}

export const FOLD = 'fold:';

/** Where the script that is loaded at the first interaction leaves its function for the small one. */
export const MOUNT_HEADER = '__shopMountHeader1';
