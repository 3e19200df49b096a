/** The rules of a purchase and its dialogs, in one file that is fetched when the button is pressed (`purchase-lazy.tsx`). */
export { advance } from '../state/purchase-flow';
export { CartRefusal } from './cart-refusal';
export { loadExtras, PurchaseDialogs } from './purchase-dialogs';
