import type { Announcement } from '../model';
import { isForAudience } from './audience';

/** Product pages of one root: brand and model follow; for accessories the kind comes before them. */
const PRODUCT =
  /^(\/bedrift)?(\/utstyrsavtale)?\/((mobiltelefoner|smartklokker|nettbrett|rutere|smarthjem)|tilbehor\/[^/]+)(\/[^/]+){2}/;

/** On a product page and in the cart nothing comes between the visitor and the purchase. */
const showsAnnouncements = (pathname: string): boolean =>
  !pathname.startsWith('/handlekurv/') && (!PRODUCT.test(pathname) || pathname.includes('/like-fin/'));

/** The announcements of a page: those for its audience (F6-15). */
export const announcementsOf = (announcements: readonly Announcement[], pathname: string): readonly Announcement[] =>
  showsAnnouncements(pathname) ? announcements.filter(({ audiences }) => isForAudience(audiences, pathname)) : [];
