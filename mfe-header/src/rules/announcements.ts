import { type AlertKind, type Announcement, resolveDomain, resolveSitePart } from 'shared-domain/navigation';

/** The key by which a device remembers a closed announcement: its id and its text. A new text is shown again. */
export const announcementKey = ({ id, title = '', text }: Pick<Announcement, 'id' | 'title' | 'text'>): string =>
  [id, title, text].join('|');

/** Look of an announcement by its icon (F3.7-4): 'alert' is shown as negative, the others by their name. Good news is positive, so that every kind of F3.7-3 can be announced. */
export const ANNOUNCEMENT_KINDS = {
  alert: 'negative',
  info: 'info',
  positive: 'positive',
  rocket: 'rocket',
  megaphone: 'megaphone',
  warning: 'warning',
} as const satisfies Readonly<Record<Announcement['icon'], AlertKind>>;

/** Product pages of one root: brand and model follow; for accessories the kind comes before them. */
const PRODUCT =
  /^(\/bedrift)?(\/utstyrsavtale)?\/((mobiltelefoner|smartklokker|nettbrett|rutere|smarthjem)|tilbehor\/[^/]+)(\/[^/]+){2}/;

/** On a product page and in the cart nothing comes between the visitor and the purchase. */
const showsAnnouncements = (pathname: string): boolean =>
  !pathname.includes('/handlekurv/') && (!PRODUCT.test(pathname) || pathname.includes('/like-fin/'));

/** The announcements of a page: those for its audience (F6-15). */
export const announcementsOf = (announcements: readonly Announcement[], pathname: string): readonly Announcement[] =>
  showsAnnouncements(pathname) ? announcements.filter(({ audiences }) => isForAudience(audiences, pathname)) : [];

/** Who a page is for (F6-15). 'cooperative': a housing cooperative, before one of its roles is chosen. */
export type Audience = 'private' | 'business' | 'cooperative' | 'resident' | 'board' | 'developer';

const AUDIENCES = {
  privat: 'private',
  bedrift: 'business',
  borettslag: 'cooperative',
  beboer: 'resident',
  styre: 'board',
  utbygger: 'developer',
} as const satisfies Readonly<Record<ReturnType<typeof resolveSitePart>, Audience>>;

/** The audience of a page, from whole segments of its path (F6-15, F2.1-10, F2.2-28). */
export const resolveAudience = (pathname: string): Audience => AUDIENCES[resolveSitePart(pathname)];

/**
 * Whether a page is for one of these audiences (F6-15): who lives in, leads or builds a housing cooperative belongs to its audience too.
 *
 * @param audiences undefined: everyone
 */
export function isForAudience(audiences: readonly string[] | undefined, pathname: string): boolean {
  if (!audiences) return true;
  const isOfCooperative = resolveDomain(pathname) === 'borettslag';
  return audiences.includes(resolveAudience(pathname)) || (isOfCooperative && audiences.includes('cooperative'));
}
