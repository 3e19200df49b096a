/** A render worker that does what the address asks for: answers, fails, waits for ever, hangs its event loop, or dies. */
process.on('message', (message) => {
  if (message.type === 'setup') return process.send({ type: 'ready', failed: [] });
  if (message.type === 'ping') return process.send({ type: 'pong' });
  const { url, blamed } = message.request;
  process.send({ type: 'rendering', remote: 'mfe-pdp' });
  const isBlamed = blamed.includes('mfe-pdp');
  if (url === '/hang' && !isBlamed)
    return setImmediate(() => {
      for (;;);
    });
  if (url === '/die' && !isBlamed) return setImmediate(() => process.exit(1));
  if (url === '/wait') return undefined;
  if (url === '/fail') return process.send({ type: 'failed', id: message.id, message: 'It threw' });
  return process.send({
    type: 'answer',
    id: message.id,
    answer: { kind: 'redirect', status: 302, location: `${url}#${blamed.join()}` },
  });
});
process.on('disconnect', () => process.exit(0));
