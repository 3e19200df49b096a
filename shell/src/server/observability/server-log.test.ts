import { PassThrough } from 'node:stream';
import pino from 'pino';
import { createServerLog, foreignError, type ServerLog } from './server-log';

function loggedLines(write: (log: ServerLog) => void): unknown[] {
  const stream = new PassThrough();
  write(createServerLog(pino({ base: null, timestamp: false }, stream)));
  return String(stream.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('facts are fields of one line, beside the message', () => {
  expect(
    loggedLines((log) => {
      log.info({ url: 'http://localhost:3000' }, 'the shop is up');
      log.warning('A remote is quarantined', { remote: 'mfe-pdp' });
    }),
  ).toEqual([
    { level: 30, url: 'http://localhost:3000', msg: 'the shop is up' },
    { level: 40, remote: 'mfe-pdp', msg: 'A remote is quarantined' },
  ]);
});

test('an error has its message once and its stack in a field of its own', () => {
  expect(loggedLines((log) => log.error(new TypeError('broken'), { where: 'edge' }))).toEqual([
    {
      level: 50,
      where: 'edge',
      msg: 'broken',
      err: {
        type: 'TypeError',
        message: 'broken',
        stack: expect.stringContaining('TypeError: broken\n    at ') as string,
      },
    },
  ]);
});

test('what is thrown without being an error is logged as text', () => {
  expect(loggedLines((log) => log.error('nothing', { where: 'edge' }))).toEqual([
    { level: 50, where: 'edge', msg: 'nothing' },
  ]);
});

test('an error of another process keeps its own message and stack', () => {
  const stack = 'Error: slow\n    at load (mfe-pdp/server.cjs:1:2)';
  expect(loggedLines((log) => log.error(foreignError(stack), { remote: 'mfe-pdp' }))).toEqual([
    { level: 50, remote: 'mfe-pdp', msg: 'slow', err: { type: 'Error', message: 'slow', stack } },
  ]);
  expect(foreignError('no stack')).toMatchObject({ message: 'no stack', stack: 'no stack' });
});
