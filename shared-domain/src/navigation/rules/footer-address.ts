import type { Footer } from '../model';

type Address = NonNullable<Footer['topRow']['addressColumn']>;

/** Lines of the footer's address: company, office, street with postal code and city (F2.6-1); what is empty is left out. */
export function footerAddressLines({ companyName, officeType, street, postalCode, city }: Address): readonly string[] {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [companyName, officeType, [street, town].filter(Boolean).join(', ')].filter(Boolean);
}
