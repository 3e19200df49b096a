/** A render worker that does what the address asks for: answers, fails, waits (for ever), blocks its event loop (for ever), or dies. */
const { Socket } = require('node:net');

const CHANNEL_FD = 3;
/** A frame (frames.ts): 9 bytes, and JSON. */
const HEAD = 9;
const channel = new Socket({ fd: CHANNEL_FD, readable: true, writable: true });
const send = (message, target = 0) => {
  const json = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(HEAD - 4 + json.length, 0);
  head.writeUInt8(target, 4);
  head.writeUInt32BE(json.length, 5);
  channel.write(Buffer.concat([head, json]));
};
const answer = (id, location) => send({ type: 'answer', id, answer: { kind: 'redirect', status: 302, location } });

let isWarm = false;

function receive(message) {
  if (message.type === 'warm-up') return message.setup.config.brand === 'fatal' ? process.exit(1) : (isWarm = true);
  if (message.type === 'setup') return send({ type: 'ready' });
  if (message.type === 'ping') return send({ type: 'pong', heapMb: 10 });
  if (message.type === 'render') return render(message);
}

function render({ id, request: { url } }) {
  if (url.endsWith('/hang'))
    return setImmediate(() => {
      for (;;);
    });
  if (/\/die\/?$/.test(url)) return setImmediate(() => process.exit(1));
  if (url === '/' || url === '/report') send({ type: 'report', level: 'error', message: `Of ${url}`, context: {} });
  if (url === '/wait') return undefined;
  if (url === '/pid') return answer(id, String(process.pid));
  if (url === '/is-warm') return answer(id, String(isWarm));
  if (url === '/gibberish') return send('{"type":"answer"');
  if (url === '/forgery') return send({ type: 'answer', id, answer: { kind: 'page', status: 'fine' } });
  if (url === '/as-renderer') return send({ type: 'gone' }, 1);
  const [, busyMs] = /^\/busy-(\d+)/.exec(url) ?? [];
  for (const end = Date.now() + Number(busyMs ?? 0); Date.now() < end;);
  if (url === '/fail') return send({ type: 'failed', id, message: 'It threw' });
  return answer(id, url);
}

let bytes = Buffer.alloc(0);
channel.on('data', (chunk) => {
  bytes = Buffer.concat([bytes, chunk]);
  while (bytes.length >= HEAD && bytes.length >= 4 + bytes.readUInt32BE(0)) {
    const json = bytes.toString('utf8', HEAD, HEAD + bytes.readUInt32BE(5));
    bytes = bytes.subarray(4 + bytes.readUInt32BE(0));
    receive(JSON.parse(json));
  }
});
channel.on('close', () => process.exit(0));
