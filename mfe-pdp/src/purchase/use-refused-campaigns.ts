import { useState } from 'react';
import { useCart } from 'shared-domain/stores/cart-store';

/** Codes of campaigns that the cart has refused since the page was opened: they have ended, or are not for this purchase (P7-10, P7-17). */
export function useRefusedCampaigns(): readonly string[] {
  const code = useCart(({ cart }) => cart?.refusedDiscountCode);
  const [refused, setRefused] = useState<readonly string[]>([]);
  if (code !== undefined && !refused.includes(code)) setRefused([...refused, code]);
  return refused;
}
