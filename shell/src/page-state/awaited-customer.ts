import { CUSTOMER_LIMIT_MS } from 'shared-domain/contracts/awaited-customer';
import { COOKIES } from 'shared-domain/contracts/storage-keys';

const { existingCustomer, authLock } = COOKIES;

/**
 * Where a customer has been in this browser, marks the document before the first paint by `data-customer`: the HTML has a stranger's prices, and
 * style sheets hide those that may be others for this customer. Until the session is checked (`customer-data`), or the limit has passed.
 */
export const AWAIT_CUSTOMER = `if(/(^|; )(${existingCustomer.name}|${authLock.name})=true/.test(document.cookie)&&!location.pathname.startsWith("/bedrift/")){document.documentElement.dataset.customer="";setTimeout(()=>delete document.documentElement.dataset.customer,${CUSTOMER_LIMIT_MS})}`;
