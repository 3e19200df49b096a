/** A login of the demonstration: invented, so that it may be public. */
export interface Person {
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Eight digits: the customer system knows people by it. */
  readonly phoneNumber: string;
  /** What this login demonstrates, for the login page. */
  readonly demonstrates: string;
  /** Store staff (F6-3). */
  readonly isRetailer: boolean;
  /** Represents a company, for the login page only: the accounts decide what a business may do. */
  readonly isBusiness: boolean;
}

const person = (
  username: string,
  [givenName, familyName]: readonly [string, string],
  phoneNumber: string,
  demonstrates: string,
  { isRetailer = false, isBusiness = false } = {},
): Person => ({ username, givenName, familyName, phoneNumber, demonstrates, isRetailer, isBusiness });

/** Who can log in. */
export const PEOPLE: readonly Person[] = [
  person('ingrid', ['Ingrid', 'Nordmann'], '91234567', 'en privat konto med familie og en bedriftskonto'),
  person('hilde', ['Hilde', 'Strand'], '97123456', 'to private fakturakontoer'),
  person('nora', ['Nora', 'Nordmann'], '96789012', 'mindreårig, junior-abonnement på morens konto'),
  person('per', ['Per', 'Nyberg'], '97234567', 'innlogget uten avtale'),
  person('amund', ['Amund', 'Fjelldal'], '92345678', 'ett abonnement'),
  person('solveig', ['Solveig', 'Bakke'], '94567890', 'et abonnement som ikke selges lenger'),
  person('turid', ['Turid', 'Solberg'], '98123456', 'har også TV og bredbånd'),
  person('eirik', ['Eirik', 'Svendsen'], '99234567', 'to Svitsj-avtaler og kan bytte telefon'),
  person('bjorn', ['Bjørn', 'Haugen'], '90345678', 'bedriftskonto med flere ansatte', { isBusiness: true }),
  person('kari', ['Kari', 'Butikk'], '93456789', 'forhandlersidene', { isRetailer: true }),
];

/** Everyone's password, shown on the login page. */
export const DEMO_PASSWORD = 'fjelldemo';

export const findPerson = (username: string): Person | undefined => PEOPLE.find((each) => each.username === username);

export const authenticate = (username: string, password: string): Person | undefined =>
  password === DEMO_PASSWORD ? findPerson(username.trim().toLowerCase()) : undefined;

/** She works for the operator, too. */
const TEAM_MEMBER = 'kari';

/** Claims of the scope groups, which only the team's client asks for. */
export const teamClaimsOf = ({ username }: Person) => ({ groups: username === TEAM_MEMBER ? ['shop-team'] : [] });

/** Claims of the scopes openid and profile (F3.7-5, F3.7-6). The phone number has its country code (P5-3). */
export const claimsOf = ({ username, givenName, familyName, phoneNumber, isRetailer }: Person) => ({
  sub: username,
  name: `${givenName} ${familyName}`,
  given_name: givenName,
  family_name: familyName,
  phone_number: `+47${phoneNumber}`,
  is_retailer: isRetailer,
});
