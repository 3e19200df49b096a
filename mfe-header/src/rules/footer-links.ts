import type { Footer } from 'shared-domain/navigation';

type Address = NonNullable<Footer['topRow']['addressColumn']>;

/** Lines of the footer's address: company, office, street with postal code and city (F2.6-1); what is empty is left out. */
export function footerAddressLines({ companyName, officeType, street, postalCode, city }: Address): readonly string[] {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [companyName, officeType, [street, town].filter(Boolean).join(', ')].filter(Boolean);
}

/** x.com and twitter.com, by the whole host. */
const X_NETWORK = /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com(?:[:/?#]|$)/i;

/** Whether a social link leads to the network X, which has its own icon (F2.6-3). */
export const isXNetwork = (url: string): boolean => X_NETWORK.test(url);
