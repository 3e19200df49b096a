import type { IdentityText } from '../model';
import { identityText } from './nb';

test.each<[string, IdentityText, string]>([
  ['F2.3-2, F2.3-3', { key: 'logIn' }, 'Logg inn'],
  ['F2.3-4, F2.3-9', { key: 'private' }, 'Privat'],
  ['F2.3-5, F2.3-9', { key: 'business' }, 'Bedrift'],
  ['F2.3-8, F6-3', { key: 'myPage' }, 'Min Side'],
  ['F2.3-9, F6-2', { key: 'myPages' }, 'Mine sider'],
  ['F2.3-9', { key: 'businessPortals' }, 'Bedriftsportaler'],
  ['F2.3-7', { key: 'userName', values: { name: 'Kari Nordmann' } }, 'Kari Nordmann'],
])('[%s] the text of %j', (_, text, rendered) => {
  expect(identityText(text)).toBe(rendered);
});
