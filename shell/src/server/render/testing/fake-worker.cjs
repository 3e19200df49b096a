/** A render worker that does what the address asks for: answers, fails, waits (for ever), blocks its event loop (for ever), or dies. */
const { writeSync } = require('node:fs');

const ACTIVITY_FD = 4;
const announce = (code) => writeSync(ACTIVITY_FD, Buffer.from([code]), 0, 1, 0);

let isWarm = false;

process.on('message', (message) => {
  if (message.type === 'warm-up') return message.setup.config.brand === 'fatal' ? process.exit(1) : (isWarm = true);
  if (message.type === 'setup') return process.send({ type: 'ready', failed: [] });
  if (message.type === 'ping') return process.send({ type: 'pong', heapMb: 10 });
  const { url, quarantined } = message.request;
  announce(url.startsWith('/shell') ? 0 : 2);
  const isQuarantined = quarantined.includes('mfe-pdp');
  if (url.endsWith('/hang') && !isQuarantined)
    return setImmediate(() => {
      for (;;);
    });
  if (/\/die\/?$/.test(url) && !isQuarantined) return setImmediate(() => process.exit(1));
  if (url === '/' || url === '/report')
    process.send({ type: 'report', level: 'error', message: `Of ${url}`, context: {} });
  if (url === '/wait') return undefined;
  if (url === '/pid')
    return process.send({
      type: 'answer',
      id: message.id,
      answer: { kind: 'redirect', status: 302, location: String(process.pid) },
    });
  if (url === '/is-warm')
    return process.send({
      type: 'answer',
      id: message.id,
      answer: { kind: 'redirect', status: 302, location: String(isWarm) },
    });
  const [, busyMs] = /^\/busy-(\d+)/.exec(url) ?? [];
  for (const end = Date.now() + Number(busyMs ?? 0); Date.now() < end;);
  if (url === '/fail') return process.send({ type: 'failed', id: message.id, message: 'It threw' });
  return process.send({
    type: 'answer',
    id: message.id,
    answer: { kind: 'redirect', status: 302, location: `${url}#${quarantined.join()}` },
  });
});
process.on('disconnect', () => process.exit(0));
