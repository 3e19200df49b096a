import type { CartAnswer } from 'shared-domain/cart';
import type { LoaderAnswer, PageHead, PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { getConfig } from 'shared-domain/runtime/config';
import { useSearchParams } from 'shared-domain/runtime/router';
import { Heading, Page } from 'shared-domain/ui';
import { MESSAGES, texts } from '../texts/nb';
import { CartRegion } from './cart-region';
import styles from '../ui/cart.module.css';

export interface CartPageData {
  /** The visitor's cart: only the shell's server knows it, for this one private page. Null: the browser reads it. */
  readonly cart: CartAnswer | null;
}

/** No cookie reaches a loader, so it has nothing to read. */
export function loadCartPage(): Promise<LoaderAnswer<CartPageData>> {
  return Promise.resolve({ kind: 'data', data: { cart: null } });
}

export function cartPageHead(): PageHead {
  return {
    title: `${texts.title} | ${getConfig().brand.name}`,
    description: texts.description,
    canonicalPath: PATHS.cart,
    noIndex: true,
  };
}

/** /handlekurv/: the cart as a page of its own, which works without script. */
export function CartPage({ data }: PageProps<CartPageData>) {
  const [searchParams] = useSearchParams();
  const key = searchParams.get('melding') ?? '';
  const message = Object.hasOwn(MESSAGES, key) ? MESSAGES[key] : undefined;
  return (
    <Page className={styles.page}>
      <Heading level={1} className={styles.title}>
        {texts.title}
      </Heading>
      <CartRegion rendered={data.cart} layout="page" message={message} />
    </Page>
  );
}
