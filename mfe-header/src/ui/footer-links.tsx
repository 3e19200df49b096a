import { PATHS } from 'shared-domain/contracts/paths';
import { Link } from 'shared-domain/runtime/router';
import { VisuallyHidden } from 'shared-domain/ui';
import { isXNetwork } from '../rules/footer-links';
import { useSiteHref } from './site-link';
import styles from './site-footer.module.css';

export interface FooterLinkEntry {
  readonly name: string;
  readonly url: string;
  readonly color?: string | undefined;
}

export interface FooterLinkProps {
  readonly link: FooterLinkEntry;
}

/** The link to what the shop stores opens the choice about it, by the shell's script (`data-consent`). */
export function FooterLink({ link: { name, url } }: FooterLinkProps) {
  const href = useSiteHref()(url);
  return url === PATHS.cookies ? (
    <a href={href} data-consent>
      {name}
    </a>
  ) : (
    <Link href={href}>{name}</Link>
  );
}

export interface SocialLinkProps {
  readonly link: FooterLinkEntry;
}

/** A social link: the network X has an icon of its own (F2.6-3), the others show their name. */
export function SocialLink({ link: { name, url, color } }: SocialLinkProps) {
  if (!isXNetwork(url)) return <a href={url}>{name}</a>;
  return (
    <a href={url} className={styles.iconLink}>
      <svg aria-hidden viewBox="0 0 24 24" width="24" height="24" fill={color ?? 'currentColor'}>
        <path d="M3 3h6.1l4.2 5.9L18.400 3H20.600L14.300 10.300 21.500 21H15.400L10.800 14.400 5.200 21H3L9.800 13.100ZM6 4.700 16.300 19.300H18.300L8.100 4.700Z" />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </a>
  );
}
