import { REFERENCE_CUSTOMERS, type ReferenceCustomer } from '../../src/customers';

/** Who can log in at the reference environment's provider. */
export type Person = Pick<
  ReferenceCustomer,
  'username' | 'givenName' | 'familyName' | 'phoneNumber' | 'isRetailer' | 'isBusiness' | 'demonstrates'
>;

export const PEOPLE: readonly Person[] = REFERENCE_CUSTOMERS;

/** Everyone's password: these are demonstration logins, shown on the login page. */
export const DEMO_PASSWORD = 'fjelldemo';

export const findPerson = (username: string): Person | undefined =>
  PEOPLE.find((person) => person.username === username);

export const authenticate = (username: string, password: string): Person | undefined =>
  password === DEMO_PASSWORD ? findPerson(username.trim().toLowerCase()) : undefined;

/** She works for the operator, too. */
const TEAM_MEMBER = 'kari';

/** Claims of the scope groups, which only the team's client asks for. */
export const teamClaimsOf = ({ username }: Person) => ({ groups: username === TEAM_MEMBER ? ['shop-team'] : [] });

/** Claims of the scopes openid and profile (F3.7-5, F3.7-6). The phone number has its country code (P5-3). */
export const claimsOf = (person: Person) => ({
  sub: person.username,
  name: `${person.givenName} ${person.familyName}`,
  given_name: person.givenName,
  family_name: person.familyName,
  phone_number: `+47${person.phoneNumber}`,
  is_retailer: person.isRetailer,
});
