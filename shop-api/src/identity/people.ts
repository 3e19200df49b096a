/** The people of the reference environment: invented, so that everyone may know how they log in. */
export interface Person {
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  /** With country code, as an identity provider tells it (P5-3). */
  readonly phoneNumber: string;
  /** Store staff (F6-3). */
  readonly isRetailer: boolean;
}

export const PEOPLE: readonly Person[] = [
  { username: 'ingrid', givenName: 'Ingrid', familyName: 'Nordmann', phoneNumber: '+4791234567', isRetailer: false },
  { username: 'amund', givenName: 'Amund', familyName: 'Fjelldal', phoneNumber: '+4792345678', isRetailer: false },
  { username: 'solveig', givenName: 'Solveig', familyName: 'Bakke', phoneNumber: '+4794567890', isRetailer: false },
  { username: 'kari', givenName: 'Kari', familyName: 'Butikk', phoneNumber: '+4793456789', isRetailer: true },
];

/** Everyone's password: these are demonstration logins, shown on the login page. */
export const DEMO_PASSWORD = 'fjelldemo';

export const findPerson = (username: string): Person | undefined => PEOPLE.find((person) => person.username === username);

export const authenticate = (username: string, password: string): Person | undefined =>
  password === DEMO_PASSWORD ? findPerson(username.trim().toLowerCase()) : undefined;

/** F3.7-5, F3.7-6: what the scopes openid and profile tell. */
export const claimsOf = (person: Person) => ({
  sub: person.username,
  name: `${person.givenName} ${person.familyName}`,
  given_name: person.givenName,
  family_name: person.familyName,
  phone_number: person.phoneNumber,
  is_retailer: person.isRetailer,
});
