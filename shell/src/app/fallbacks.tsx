import { PATHS } from 'shared-domain/contracts/paths';
import { getConfig } from 'shared-domain/runtime/config';
import { Icon, Logo, Page, ShoppingBasketIcon, Skeleton, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './fallbacks.module.css';

/** Shown while there is no header: links home and to the cart. */
export function HeaderFallback() {
  return (
    <header className={styles['header']}>
      <Page>
        <div className={styles['bar']}>
          <a href={PATHS.home} aria-label={texts.header.home}>
            <Logo mark={getConfig().brand.logo} name="" />
          </a>
          <a href={PATHS.cart} className={styles['cart']}>
            <Icon of={ShoppingBasketIcon} />
            {texts.header.cart}
          </a>
        </div>
      </Page>
    </header>
  );
}

export function FooterFallback() {
  return <footer className={styles['footer']} />;
}

const TILES = ['first', 'second', 'third', 'fourth'];

export function PageFallback() {
  return (
    <Page>
      <div className={styles['page']} role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <div className={styles['head']}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
        <div className={styles['tiles']}>
          {TILES.map((tile) => (
            <Skeleton key={tile} shape="tile" />
          ))}
        </div>
      </div>
    </Page>
  );
}

/** Shown while the browser loads a page that the server could not render. */
export function ShopFallback() {
  return (
    <>
      <HeaderFallback />
      <main>
        <PageFallback />
      </main>
    </>
  );
}
