import type { Role } from '../model';

/** Which links a group shows: the session's own login, or a list of the navigation data. */
export type LoginLinks = 'privateLogin' | 'businessLogins' | 'myPages' | 'businessPortals' | 'retailerLinks';

export interface LoginGroup {
  /** Label of the group's tab; null: the groups stand below each other. */
  readonly tab: string | null;
  readonly heading: string;
  readonly links: LoginLinks;
}

export interface LoginDrawerContent {
  readonly title: string;
  readonly groups: readonly LoginGroup[];
  readonly canLogOut: boolean;
}

/** What the drawer behind 'Logg inn' holds for each role (F2.3-1..9, F6-1..3). */
export const LOGIN_DRAWERS = {
  // F2.3-3..5, F6-1
  anonymous: {
    title: 'Logg inn',
    groups: [
      { tab: null, heading: 'Privat', links: 'privateLogin' },
      { tab: null, heading: 'Bedrift', links: 'businessLogins' },
    ],
    canLogOut: false,
  },
  // F2.3-9, F6-2
  customer: {
    title: 'Mine sider',
    groups: [
      { tab: 'Privat', heading: 'Min Side', links: 'myPages' },
      { tab: 'Bedrift', heading: 'Bedriftsportaler', links: 'businessPortals' },
    ],
    canLogOut: true,
  },
  // F2.3-8, F6-3
  retailer: {
    title: 'Min Side',
    groups: [{ tab: null, heading: 'Min Side', links: 'retailerLinks' }],
    canLogOut: true,
  },
} as const satisfies Readonly<Record<Role, LoginDrawerContent>>;
