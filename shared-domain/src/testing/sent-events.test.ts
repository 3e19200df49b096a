import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sentEvents } from './sent-events';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The events of a remote with these files. */
function eventsOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return sentEvents(folder);
}

const BUS = `from 'shared-domain/runtime/event-bus';`;

test('calls are found under whatever name they are imported; comments, texts and own functions of that name are not', () => {
  expect(
    eventsOf({
      'state/a.ts': `import { emit as send, subscribe } ${BUS} send('shop:a@1', {}); subscribe('shop:b@1', f);`,
      'state/b.ts': `const emit = (name: string) => name; emit('shop:own@1'); // emit('shop:comment@1')`,
      'ui/c.tsx': `export const text = "emit('shop:text@1')";`,
    }),
  ).toEqual({ emits: ['shop:a@1'], listens: ['shop:b@1'] });
});

test('tests and test helpers send nothing in production', () => {
  const sends = `import { emit } ${BUS} emit('shop:a@1', {});`;
  expect(eventsOf({ 'state/a.test.ts': sends, 'testing/b.ts': sends })).toEqual({ emits: [], listens: [] });
});

test('what add-to-cart sends is sent by the page that uses it; what a store tells about itself is not', () => {
  expect(
    eventsOf({
      'state/a.ts': `import { useAddToCart } from 'shared-domain/stores/add-to-cart';`,
      'state/b.ts': `import { updateCart } from 'shared-domain/stores/cart-store';`,
    }),
  ).toEqual({ emits: ['shop:cart:drawer-requested@1'], listens: [] });
});

test.each([
  ['a name in a variable', `import { emit } ${BUS} emit(name, {});`],
  ['the function handed on', `import { emit } ${BUS} run(emit);`],
  ['the whole bus', `import * as bus ${BUS} bus.emit('shop:a@1', {});`],
])('%s cannot be checked and is refused', (_, text) => {
  expect(() => eventsOf({ 'state/a.ts': text })).toThrow(/state\/|a\.ts/);
});
