import { reportError, reportWarning } from 'shared-domain/runtime/error-report';
import type { BrowserError } from '../page-state/browser-error';
import { reportErrorsToShell, shellBuildOf } from './report-errors';

const SHELL_BUILD = '1.4.2-ba9876543210fedcba9876543210fedc';
const origin = location.origin;
const sendBeacon = jest.fn<boolean, [string, string]>();
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });

/** An error as Chromium throws it, from a script of the page. */
function thrown(message: string, file: string, name = 'render'): Error {
  return Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at ${name} (${origin}${file}:1:200)\n    at main (${origin}/_shop/${SHELL_BUILD}/main.js:1:9)`,
  });
}
beforeAll(() => import('./browser-error-of'));
/** The code of a report is loaded by an `import()`. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
async function sent(): Promise<readonly BrowserError[]> {
  await settled();
  return sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as BrowserError);
}

let undo: () => void;
beforeEach(() => {
  sendBeacon.mockReset().mockReturnValue(true);
  consoleError.mockClear();
  history.replaceState(null, '', '/mobiltelefoner/apple/?sc=91234567#tabs');
  undo = reportErrorsToShell({ origin, shellBuild: SHELL_BUILD });
});
afterEach(() => undo());

test('an error is sent with its remote, build, page and place, and still reaches the console', async () => {
  const error = thrown('broken', '/remotes/mfe-pdp/0123456789ab/expose-page.js');
  reportError(error, { where: 'slot', remote: 'mfe-pdp', build: '0123456789ab' });
  await settled();
  expect(sendBeacon).toHaveBeenCalledWith(`${origin}/_shop/errors`, expect.any(String));
  expect(await sent()).toEqual([
    {
      level: 'error',
      remote: 'mfe-pdp',
      build: '0123456789ab',
      page: '/mobiltelefoner/apple/',
      message: 'Error: broken',
      stack: `Error: broken\n    at render (/remotes/mfe-pdp/0123456789ab/expose-page.js:1:200)\n    at main (/_shop/${SHELL_BUILD}/main.js:1:9)`,
      where: 'slot',
      context: {},
      shellBuild: SHELL_BUILD,
    },
  ]);
  expect(consoleError).toHaveBeenCalledWith(error, expect.objectContaining({ remote: 'mfe-pdp' }));
});

test('without a remote in its context an error belongs to the first remote in its stack, else to the shell', async () => {
  reportError(thrown('a', '/remotes/mfe-cart/0123456789ab/expose-panel.js'));
  reportError(thrown('b', `/_shop/${SHELL_BUILD}/main.js`));
  reportError('just a text');
  expect((await sent()).map(({ remote, build }) => [remote, build])).toEqual([
    ['mfe-cart', '0123456789ab'],
    ['shell', SHELL_BUILD],
    [undefined, undefined],
  ]);
});

test('a remote that is named without its build gets the build from the stack', async () => {
  reportError(thrown('a', '/remotes/mfe-header/0123456789ab/expose-header.js'), { remote: 'mfe-header' });
  reportError(thrown('b', '/remotes/mfe-pdp/0123456789ab/expose-page.js'), { remote: 'mfe-header' });
  expect((await sent()).map(({ remote, build }) => [remote, build])).toEqual([
    ['mfe-header', '0123456789ab'],
    ['mfe-header', undefined],
  ]);
});

test('personal data and addresses’ queries stay in the browser', async () => {
  const cause = new Error('GET https://shop.example/api/search?q=Ingrid');
  const error = new Error('91234567 of ola@example.no', { cause });
  error.stack = `Error: ${error.message}\n    at load (${origin}/_shop/${SHELL_BUILD}/main.js:1:9)`;
  reportError(error, { where: 'slot' });
  await settled();
  const [report] = sendBeacon.mock.calls.map(([, body]) => body);
  expect(report).not.toMatch(/91234567|ola@|Ingrid|sc=/);
  expect(report).toContain('Caused by: Error: GET /api/search');
});

test('one fault is sent once a page: another place, message or remote is another fault', async () => {
  const error = () => thrown('again', '/remotes/mfe-pdp/0123456789ab/a.js');
  reportError(error());
  reportError(error());
  expect(await sent()).toHaveLength(1);
  reportError(thrown('again', '/remotes/mfe-pdp/0123456789ab/b.js'));
  reportError(thrown('other', '/remotes/mfe-pdp/0123456789ab/a.js'));
  reportError(error(), { remote: 'mfe-cart' });
  expect(await sent()).toHaveLength(4);
  expect(consoleError).toHaveBeenCalledTimes(5);
});

test('a page sends ten reports at most', async () => {
  for (let index = 0; index < 15; index += 1) reportError(new Error(`fault number ${index}`));
  expect(await sent()).toHaveLength(10);
});

test('long texts are cut', async () => {
  reportError(Object.assign(new Error('x'.repeat(1_000)), { stack: 'y '.repeat(5_000) }));
  expect((await sent()).map(({ message, stack }) => [message.length, stack?.length])).toEqual([[300, 1_500]]);
});

test('uncaught errors and unhandled rejections of the shop’s scripts are sent, those of others are not', async () => {
  const own = thrown('mine', '/remotes/mfe-lists/0123456789ab/expose-page.js');
  window.dispatchEvent(new ErrorEvent('error', { error: own, message: own.message }));
  const rejection = thrown('late', `/_shop/${SHELL_BUILD}/main.js`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejection }));
  const extension = Object.assign(new Error('theirs'), { stack: 'Error\n at chrome-extension://abc/content.js:1:1' });
  window.dispatchEvent(new ErrorEvent('error', { error: extension, message: extension.message }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'nothing' }));
  expect((await sent()).map(({ message, where, remote }) => [message, where, remote])).toEqual([
    ['Error: mine', 'uncaught', 'mfe-lists'],
    ['Error: late', 'unhandled rejection', 'shell'],
  ]);
});

test('a beacon that the browser does not take is sent by a call that outlives the page', async () => {
  const fetched = jest.fn().mockRejectedValue(new TypeError('offline'));
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true });
  sendBeacon.mockReturnValue(false);
  reportError(new Error('queue is full'));
  await settled();
  expect(fetched).toHaveBeenCalledWith(
    `${origin}/_shop/errors`,
    expect.objectContaining({ method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' }),
  );
});

test('[F8-21] a warning is sent with its context, and reaches the console', async () => {
  const context = { parameter: 'cart', length: 12, owner: '91234567', nested: { secret: 1 } };
  reportWarning('Ignored a cart in the address', context);
  expect(consoleWarn).toHaveBeenCalledWith('Ignored a cart in the address', context);
  expect(await sent()).toEqual([
    {
      level: 'warning',
      page: '/mobiltelefoner/apple/',
      message: 'Ignored a cart in the address',
      context: { parameter: 'cart', length: '12', owner: '…' },
      shellBuild: SHELL_BUILD,
    },
  ]);
});

test('the first error of each remote on a page of the shop says so: pages with an error are counted by it', async () => {
  document.body.innerHTML = '<div id="shop"></div>';
  for (const [remote, message] of [
    ['mfe-pdp', 'a'],
    ['mfe-pdp', 'b'],
    ['mfe-cart', 'a'],
  ] as const)
    reportError(new Error(message), { remote });
  reportWarning('slow', { remote: 'mfe-lists' });
  const reports = await sent();
  document.body.innerHTML = '';
  expect(reports.map(({ remote, isFirst }) => [remote, isFirst])).toEqual([
    ['mfe-pdp', true],
    ['mfe-pdp', undefined],
    ['mfe-cart', true],
    ['mfe-lists', undefined],
  ]);
});

test('the shell’s build is that of its scripts’ folder', async () => {
  expect(shellBuildOf(`http://localhost:3000/_shop/${SHELL_BUILD}/`)).toBe(SHELL_BUILD);
  expect(shellBuildOf('http://localhost:3006/')).toBe('dev');
});

describe('a node that is not where React put it', () => {
  const misplaced = (message: string, name = 'Error') =>
    Object.assign(thrown(message, '/remotes/mfe-pdp/0123456789ab/expose-page.js'), { name });
  const MISMATCH = 'Minified React error #418; visit https://react.dev/errors/418';
  const NOT_FOUND = "Failed to execute 'removeChild' on 'Node'";
  afterEach(() => {
    delete document.documentElement.dataset['changed'];
    document.body.replaceChildren();
  });

  test.each([
    ['a translator', 'mfe-lists', () => document.body.append(document.createElement('font'))],
    ['another program', 'mfe-subscriptions', () => (document.documentElement.dataset['changed'] = '')],
  ])('on a page that %s has changed it is a warning, and no build is judged by it', async (_who, remote, change) => {
    change();
    document.body.append(Object.assign(document.createElement('div'), { id: 'shop' }));
    reportError(misplaced(MISMATCH));
    reportError(misplaced(NOT_FOUND, 'NotFoundError'));
    expect((await sent()).map(({ level, isFirst }) => [level, isFirst])).toEqual([
      ['warning', undefined],
      ['warning', undefined],
    ]);
    reportError(misplaced('prices is not iterable', 'TypeError'), { remote });
    expect((await sent()).at(-1)).toMatchObject({ level: 'error', isFirst: true });
  });

  test('on a page that no one else has changed it is an error of the build', async () => {
    reportError(misplaced(MISMATCH));
    reportError(misplaced(NOT_FOUND, 'NotFoundError'));
    expect((await sent()).map(({ level }) => level)).toEqual(['error', 'error']);
  });
});
