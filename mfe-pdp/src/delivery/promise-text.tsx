import { BeforePrice } from 'shared-domain/ui';
import type { DeliveryPromise } from './delivery-notes';

/** What delivery costs, and how many days it takes. */
export const PromiseText = ({ lead, struck, rest }: DeliveryPromise) => (
  <>
    {lead}
    {struck && <BeforePrice>{struck}</BeforePrice>}
    {rest}
  </>
);
