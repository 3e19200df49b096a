import { readPass, signPass } from './pass';

const pass = { room: 'checkout', ticket: 'abc_-1', subject: 'digest', expiresMs: 2_000 };

test('a pass is read as it was signed, until it expires', () => {
  const text = signPass(pass, 'secret');
  expect(readPass(text, 'secret', 1_999)).toEqual(pass);
  expect(readPass(text, 'secret', 2_000)).toBeNull();
});

test.each([
  ['signed with another key', signPass(pass, 'other')],
  ['for someone else', signPass(pass, 'secret').replace('digest', 'other0')],
  ['that lasts longer', signPass(pass, 'secret').replace('2000', '9000')],
  ['without a signature', 'checkout.abc.digest.2000'],
  ['that is empty', ''],
])('a pass %s is refused', (_what, text) => {
  expect(readPass(text, 'secret', 0)).toBeNull();
});
