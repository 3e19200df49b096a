import { aSessionUser } from '../testing';
import { loginLabel } from './login-label';

test.each([
  ['[F2.3-2]', null, { key: 'logIn' }],
  ['[F2.3-7]', aSessionUser({ name: ' Kari Nordmann ' }), { key: 'userName', values: { name: 'Kari Nordmann' } }],
  ['[F2.3-7]', aSessionUser({ name: '', givenName: ' Kari ' }), { key: 'userName', values: { name: 'Kari' } }],
  ['[F2.3-7]', aSessionUser({ name: ' ', givenName: ' ' }), { key: 'myPages' }],
])('%s the button of %j says %j', (_id, user, label) => {
  expect(loginLabel(user)).toEqual(label);
});
