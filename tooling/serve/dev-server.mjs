/** A remote's dev server: `node tooling/serve/dev-server.mjs <remote>`. Builds for development, hot reload over its own socket. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ROOT } from '../build/packages.mjs';

process.env.SHOP_BUILD = 'dev';
const [name] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const [browser] = require(join(ROOT, name, 'webpack.config.js'));
const { port: ownPort } = require(join(ROOT, name, 'federation.json'));
const port = Number(process.env.PORT ?? ownPort);

const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    static: false,
    devMiddleware: { publicPath: '/' },
  },
  webpack({ ...browser, output: { ...browser.output, publicPath: `http://localhost:${port}/` } }),
);
await server.start();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)));
