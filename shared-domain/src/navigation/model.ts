export type { Announcement, DomainMenu, Footer, Menu, MenuLink, Navigation } from './io/site-chrome-wire';

/** Part of the site that a page belongs to (F2.1-3). */
export type DomainId = 'privat' | 'bedrift' | 'borettslag';

/** How a notice looks (F3.7-3). */
export type AlertKind = 'positive' | 'negative' | 'info' | 'warning' | 'rocket' | 'megaphone';

/** A text of the navigation as rules return it; `navigationText` renders it in bokmål. */
export interface NavigationText {
  readonly key: 'equipmentAgreement';
}
