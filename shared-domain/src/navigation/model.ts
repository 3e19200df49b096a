export type { Announcement, DomainMenu, Footer, Menu, MenuLink, Navigation } from './io/frame-wire';

/** F2.1-3. */
export type DomainId = 'privat' | 'bedrift' | 'borettslag';
