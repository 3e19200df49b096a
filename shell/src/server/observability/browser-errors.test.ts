import { parseBrowserError } from './browser-errors';

const report = {
  level: 'error',
  remote: 'mfe-pdp',
  build: '0123456789ab',
  page: '/mobiltelefoner/',
  message: 'TypeError: x is undefined',
  context: {},
  shellBuild: 'ba9876543210',
};
const parse = (fields: object) => parseBrowserError(JSON.stringify({ ...report, ...fields }));

test('a report is taken, unknown fields are dropped', () => {
  expect(parse({ cookie: 'shop-session=1' })).toEqual(report);
  expect(parse({ stack: 'at a (/_shop/b/main.js:1:2)', where: 'slot' })).toEqual({
    ...report,
    stack: 'at a (/_shop/b/main.js:1:2)',
    where: 'slot',
  });
});

test('what looks personal is stripped, whatever the browser left', () => {
  const parsed = parse({
    page: '/minside/91234567/?q=Ingrid',
    message: 'No user ola@example.no, +47 91 23 45 67',
    stack: 'at https://shop.example/a.js?token=s3cr3t:1:2 Bearer abc.def',
    where: 'eyJhbGciOiJ.eyJzdWIi',
    context: { path: '/api/search?q=Ingrid', phone: '91234567' },
  });
  expect(parsed).toMatchObject({
    page: '/minside/…/',
    message: 'No user …, …',
    stack: 'at /a.js:1:2 Bearer …',
    where: '…',
    context: { path: '/api/search', phone: '…' },
  });
});

test.each([
  ['no JSON', 'oops'],
  ['a list', '[]'],
  ['no message', JSON.stringify({ ...report, message: undefined })],
  ['a message that is no text', JSON.stringify({ ...report, message: {} })],
  ['a message that is too long', JSON.stringify({ ...report, message: 'x'.repeat(301) })],
  ['a page that is no path', JSON.stringify({ ...report, page: 'https://shop.example/' })],
  ['no level', JSON.stringify({ ...report, level: 'fatal' })],
  ['a context of objects', JSON.stringify({ ...report, context: { user: {} } })],
  [
    'a context without bound',
    JSON.stringify({ ...report, context: { a: '', b: '', c: '', d: '', e: '', f: '', g: '' } }),
  ],
  ['a remote that is no name', JSON.stringify({ ...report, remote: 'mfe pdp\n' })],
])('%s is no report', (_what, body) => {
  expect(parseBrowserError(body)).toBeUndefined();
});
