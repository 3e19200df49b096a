const pathOf = (link: string): string => link.replace(/[?#].*/, '').replace(/\/$/, '');

/** Whether a link's path is the current path or its beginning at a segment border. The domain's own root only matches itself. */
function covers(link: string, pathname: string): boolean {
  const [path, current] = [pathOf(link), pathOf(pathname)];
  return link.startsWith('/') && (path === current || (path !== '' && current.startsWith(`${path}/`)));
}

/** The active link: the longest configured one that is the current path or its beginning (F2.1-12); null without one. */
export function activeLink<Entry extends { readonly link: string }>(
  links: readonly Entry[],
  pathname: string,
): Entry | null {
  return links
    .filter(({ link }) => covers(link, pathname))
    .reduce<Entry | null>((best, entry) => (best && best.link.length >= entry.link.length ? best : entry), null);
}
