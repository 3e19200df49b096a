import { PATHS } from 'shared-domain/contracts/paths';
import { getConfig } from 'shared-domain/runtime/config';
import {
  Button,
  ButtonLink,
  ExclamationmarkTriangleFillIcon,
  Heading,
  Icon,
  Logo,
  Page,
  ShoppingBasketIcon,
  Skeleton,
  Text,
  VisuallyHidden,
} from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './fallbacks.module.css';
import layout from './layout.module.css';

/** Shown when a page's data or remote could not be loaded. Shows no technical detail. */
export function FailedPage({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <Page>
      <div className={layout.message}>
        <div className={layout.words}>
          <span className={layout.warning}>
            <Icon of={ExclamationmarkTriangleFillIcon} size={40} />
          </span>
          <Heading level={1}>{texts.failed.title}</Heading>
          <div role="alert">
            <Text size="lead" tone="soft">
              {texts.failed.text}
            </Text>
          </div>
          <div className={layout.actions}>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                {texts.failed.retry}
              </Button>
            )}
            <ButtonLink href={PATHS.home} variant="secondary">
              {texts.failed.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Page>
  );
}

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
