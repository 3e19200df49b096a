import type { CartText } from 'shared-domain/cart';
import type { IdentityText, Role } from 'shared-domain/identity';

/** Title of the cart drawer with the number of items (F2.5-3); also for one that is still open after its last item was removed. */
export const drawerTitle = (itemCount: number): CartText => ({ key: 'drawerTitle', values: { count: itemCount } });

/** Which links a group shows: the login of the session, or a list of the navigation data. */
export type LoginLinks = 'privateLogin' | 'businessLogins' | 'myPages' | 'businessPortals' | 'retailerLinks';

export interface LoginGroup {
  /** Label of the group's tab; null: the groups are listed below each other. */
  readonly tab: IdentityText | null;
  readonly heading: IdentityText;
  readonly links: LoginLinks;
}

export interface LoginDrawerContent {
  readonly title: IdentityText;
  readonly groups: readonly LoginGroup[];
  readonly canLogOut: boolean;
}

/** Content of the drawer behind 'Logg inn' for each role (F2.3-1..9, F6-1..3). */
export const LOGIN_DRAWERS = {
  // A visitor (F2.3-3..5, F6-1)
  anonymous: {
    title: { key: 'logIn' },
    groups: [
      { tab: null, heading: { key: 'private' }, links: 'privateLogin' },
      { tab: null, heading: { key: 'business' }, links: 'businessLogins' },
    ],
    canLogOut: false,
  },
  // A customer (F2.3-9, F6-2)
  customer: {
    title: { key: 'myPages' },
    groups: [
      { tab: { key: 'private' }, heading: { key: 'myPage' }, links: 'myPages' },
      { tab: { key: 'business' }, heading: { key: 'businessPortals' }, links: 'businessPortals' },
    ],
    canLogOut: true,
  },
  // Store staff (F2.3-8, F6-3)
  retailer: {
    title: { key: 'myPage' },
    groups: [{ tab: null, heading: { key: 'myPage' }, links: 'retailerLinks' }],
    canLogOut: true,
  },
} as const satisfies Readonly<Record<Role, LoginDrawerContent>>;
