import { PATHS } from 'shared-domain/contracts/paths';
import { type Footer, footerLinks } from 'shared-domain/navigation';
import type { PublicConfig } from 'shared-domain/runtime/config';
import { Link } from 'shared-domain/runtime/router';
import { Disclosure, Logo, paint, VisuallyHidden } from 'shared-domain/ui';
import { footerAddressLines, isXNetwork } from '../rules/footer-links';
import { texts } from '../texts/nb';
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

/** A link in the colour of its data (F3.7-2). The one to what the shop stores opens the choice about it, by the shell's script (`data-consent`). */
export function FooterLink({ link: { name, url, color } }: FooterLinkProps) {
  const href = useSiteHref()(url);
  const text = <span ref={paint({ ink: color })}>{name}</span>;
  return url === PATHS.cookies ? (
    <a href={href} data-consent>
      {text}
    </a>
  ) : (
    <Link href={href}>{text}</Link>
  );
}

export interface SocialLinkProps {
  readonly link: FooterLinkEntry;
}

/** A social link: the network X has an icon of its own (F2.6-3), the others show their name. */
export function SocialLink({ link: { name, url, color } }: SocialLinkProps) {
  if (!isXNetwork(url))
    return (
      <a href={url}>
        <span ref={paint({ ink: color })}>{name}</span>
      </a>
    );
  return (
    <a href={url} className={styles.iconLink}>
      <svg aria-hidden viewBox="0 0 24 24" width="24" height="24" fill={color ?? 'currentColor'}>
        <path d="M3 3h6.1l4.2 5.9L18.400 3H20.600L14.300 10.300 21.500 21H15.400L10.800 14.400 5.200 21H3L9.800 13.100ZM6 4.700 16.300 19.300H18.300L8.100 4.700Z" />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </a>
  );
}

type Row = Footer['topRow'];
type Column = Row['linkColumns'][number];

export interface SiteFooterProps {
  readonly brand: PublicConfig['brand'];
  /** Null: only the word mark. */
  readonly footer: Footer | null;
  /** A note about all prices, e.g. 'Alle priser inkl. mva.'. */
  readonly note: string | null;
}

function ColumnLinks({ links, label }: { readonly links: Column['links']; readonly label: string }) {
  return (
    <ul aria-label={label} className={styles.links}>
      {links.map((link) => (
        <li key={`${link.url} ${link.name}`}>
          <FooterLink link={link} />
        </li>
      ))}
    </ul>
  );
}

/** Columns with a heading fold on small screens (F2.6-2); both forms are in the HTML, CSS shows one. */
function LinkColumn({ column: { heading, links } }: { readonly column: Column }) {
  if (heading === undefined) return <ColumnLinks links={links} label={texts.footerOtherLinks} />;
  return (
    <>
      <div className={styles.wide}>
        <h2 className={styles.heading}>{heading}</h2>
        <ColumnLinks links={links} label={heading} />
      </div>
      <div className={styles.narrow}>
        <Disclosure summary={heading}>
          <ColumnLinks links={links} label={heading} />
        </Disclosure>
      </div>
    </>
  );
}

interface FooterRowProps {
  readonly row: Row;
  readonly brand: PublicConfig['brand'];
  readonly className: string | undefined;
}

function FooterRow({
  row: { logoColumn, addressColumn, linkColumns, socialLinkColumn },
  brand,
  className,
}: FooterRowProps) {
  const toHref = useSiteHref();
  const isEmpty = !logoColumn && !addressColumn && linkColumns.length === 0 && !socialLinkColumn;
  if (isEmpty) return null;
  return (
    <div className={[styles.row, className].filter(Boolean).join(' ')}>
      {(logoColumn ?? addressColumn) && (
        <div className={styles.sender}>
          {logoColumn && (
            <a href={toHref(logoColumn.url)} className={styles.logo} aria-label={texts.toHome(brand.name)}>
              {logoColumn.imageUrl === '' ? (
                <Logo mark={brand.logo} name="" tone="white" />
              ) : (
                <img src={toHref(logoColumn.imageUrl)} alt={logoColumn.imageAltText} height="40" loading="lazy" />
              )}
            </a>
          )}
          {addressColumn && (
            <address className={styles.address}>
              {footerAddressLines(addressColumn).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </div>
      )}
      {linkColumns.length > 0 && (
        <div className={styles.columns}>
          {linkColumns.map((column) => (
            <LinkColumn key={column.heading ?? column.links[0]?.url ?? ''} column={column} />
          ))}
        </div>
      )}
      {socialLinkColumn && (
        <ul aria-label={texts.socialLinks} className={styles.social}>
          {socialLinkColumn.links.map((link) => (
            <li key={link.url}>
              <SocialLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Top row and bottom row (F2.6-1). The way to the choice about cookies is there even when the editors' footer has none. */
export function SiteFooter({ brand, footer, note }: SiteFooterProps) {
  const hasCookies = footer !== null && footerLinks(footer).some(({ link }) => link === PATHS.cookies);
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        {footer ? (
          <>
            <FooterRow row={footer.topRow} brand={brand} className={styles.top} />
            <FooterRow row={footer.bottomRow} brand={brand} className={styles.bottom} />
          </>
        ) : (
          <Logo mark={brand.logo} name={brand.name} tone="white" />
        )}
        {footer && note !== null && <p className={styles.note}>{note}</p>}
        {hasCookies || (
          <p className={styles.cookies}>
            <FooterLink link={{ name: texts.cookies, url: PATHS.cookies }} />
          </p>
        )}
      </div>
    </footer>
  );
}
