import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_EVENTS } from 'shared-domain/contracts/events';

const rows = [
  ...readFileSync(join(__dirname, '../../docs/events.md'), 'utf8').matchAll(/^\| `(shop:[^`]+)` \|.*\| (yes|no) \|$/gm),
];

test('the guide lists every event, and which are sent again', () => {
  expect(Object.fromEntries(rows.map(([, name, isReplayed]) => [name, { replayed: isReplayed === 'yes' }]))).toEqual(
    SHOP_EVENTS,
  );
});
