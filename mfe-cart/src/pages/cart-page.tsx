import type { PageProps } from 'shared-domain/contracts/exposes';
import { useSearchParams } from 'shared-domain/runtime/router';
import { Heading, Page } from 'shared-domain/ui';
import type { CartPageData } from '../data/cart-loader';
import { MESSAGES, OTHER_REALM_MESSAGE, texts } from '../texts/nb';
import { CartRegion } from './cart-region';
import styles from './cart-page.module.css';

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
      <CartRegion rendered={data.cart} layout="page" message={message} offersEmpty={key === OTHER_REALM_MESSAGE} />
    </Page>
  );
}
