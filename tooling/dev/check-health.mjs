/** A container's health check: `node tooling/dev/check-health.mjs <path> [port]`; without a port that of PORT. Plain
 * JavaScript, because it runs every ten seconds in every container. */
const [path, port = process.env.PORT] = process.argv.slice(2);

const isHealthy = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
