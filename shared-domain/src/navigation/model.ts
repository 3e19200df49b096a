export type { Announcement, DomainMenu, Footer, Menu, MenuLink, Navigation } from './io/frame-wire';

/** F2.1-3. */
export type DomainId = 'privat' | 'bedrift' | 'borettslag';

/** How a notice looks (F3.7-3). */
export type AlertKind = 'positive' | 'negative' | 'info' | 'warning' | 'rocket' | 'megaphone';
