import { type CartSummary, cartText } from 'shared-domain/cart';
import styles from './delivery-note.module.css';

/** '+ levering fra 99,-' below a sum that delivery is not part of. */
export function DeliveryNote({ text }: { readonly text: CartSummary['deliveryOnTop'] }) {
  return text && <span className={styles.note}> {cartText(text)}</span>;
}
