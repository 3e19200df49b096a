import { cartText } from 'shared-domain/cart';
import { identityText } from 'shared-domain/identity';
import { drawerTitle, LOGIN_DRAWERS, type LoginDrawerContent } from './drawers';

describe('drawer title', () => {
  test.each([
    [0, 'Handlekurv (0)'],
    [1, 'Handlekurv (1)'],
    [12, 'Handlekurv (12)'],
  ])('[F2.5-3] the drawer of %d items says so', (count, title) => {
    expect(cartText(drawerTitle(count))).toBe(title);
  });
});

describe('login drawer', () => {
  const summary = ({ title, groups, canLogOut }: LoginDrawerContent) => ({
    title: identityText(title),
    groups: groups.map(({ tab, heading, links }) => [tab && identityText(tab), identityText(heading), links]),
    canLogOut,
  });

  test("[F2.3-3, F2.3-4, F2.3-5, F6-1] a visitor: 'Logg inn' with the private login and those of businesses, nothing to log out of", () => {
    expect(summary(LOGIN_DRAWERS.anonymous)).toEqual({
      title: 'Logg inn',
      groups: [
        [null, 'Privat', 'privateLogin'],
        [null, 'Bedrift', 'businessLogins'],
      ],
      canLogOut: false,
    });
  });

  test("[F2.3-9, F6-2] a customer: 'Mine sider' in two tabs, and 'Logg ut'", () => {
    expect(summary(LOGIN_DRAWERS.customer)).toEqual({
      title: 'Mine sider',
      groups: [
        ['Privat', 'Min Side', 'myPages'],
        ['Bedrift', 'Bedriftsportaler', 'businessPortals'],
      ],
      canLogOut: true,
    });
  });

  test("[F2.3-8, F6-3] store staff: only the dealer links under 'Min Side', and 'Logg ut'", () => {
    expect(summary(LOGIN_DRAWERS.retailer)).toEqual({
      title: 'Min Side',
      groups: [[null, 'Min Side', 'retailerLinks']],
      canLogOut: true,
    });
  });
});
