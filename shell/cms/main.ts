/** Starts the CMS stand-in. Ends on SIGINT and SIGTERM. */
import { readCmsConfig } from './config';
import { createFrameInclude } from './frame-include';
import { createCmsServer } from './server';

const config = readCmsConfig(process.env);
const server = createCmsServer(
  config,
  createFrameInclude(config.shopOrigin, (message) => console.warn(`Frame not included: ${message}`)),
);

server.listen(config.port, config.host, () => {
  console.log(`CMS page (not ours): http://${config.host}:${config.port}/`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
