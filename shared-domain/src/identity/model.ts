/** The facts about the logged-in user that the page may know (F3.7-5, F3.7-6). Tokens stay in the shell. */
export interface SessionUser {
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phoneNumber: string;
  readonly isRetailer: boolean;
  /** In the operator's systems; absent: the provider does not say. */
  readonly customerNumber?: string | undefined;
}

/** Who uses the page: a visitor, a customer, or store staff (F6-1..3). */
export type Role = 'anonymous' | 'customer' | 'retailer';

/** A text about login and 'Min Side' as rules return it; `identityText` renders it in bokmål. */
export type IdentityText =
  | { readonly key: 'business' | 'businessPortals' | 'logIn' | 'myPage' | 'myPages' | 'private' }
  | { readonly key: 'userName'; readonly values: { readonly name: string } };
