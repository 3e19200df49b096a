import { aSessionUser } from '../testing';
import { loginLabel } from './login-label';

test.each([
  ['[F2.3-2]', null, 'Logg inn'],
  ['[F2.3-7]', aSessionUser({ name: ' Kari Nordmann ' }), 'Kari Nordmann'],
  ['[F2.3-7]', aSessionUser({ name: '', givenName: ' Kari ' }), 'Kari'],
  ['[F2.3-7]', aSessionUser({ name: ' ', givenName: ' ' }), 'Mine sider'],
])('%s the button of %j says %s', (_id, user, label) => {
  expect(loginLabel(user)).toBe(label);
});
