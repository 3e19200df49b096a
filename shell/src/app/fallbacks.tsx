import { PATHS } from 'shared-domain/contracts/paths';
import { getConfig } from 'shared-domain/runtime/config';
import { Logo, Page, Skeleton, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './fallbacks.module.css';

/** Stands in for a header that has never come: the way home and to the cart. */
export function HeaderFallback() {
  return (
    <header className={styles['header']}>
      <Page>
        <div className={styles['bar']}>
          <a href={PATHS.home} aria-label={texts.header.home}>
            <Logo mark={getConfig().brand.logo} name="" />
          </a>
          <a href={PATHS.cart}>{texts.header.cart}</a>
        </div>
      </Page>
    </header>
  );
}

export function FooterFallback() {
  return <footer className={styles['footer']} />;
}

export function PageFallback() {
  return (
    <Page>
      <div className={styles['page']} role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    </Page>
  );
}
