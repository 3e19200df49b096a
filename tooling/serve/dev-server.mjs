/**
 * The dev server of a package's browser files: `node tooling/serve/dev-server.mjs <package>`. Everything stays in memory; an edit
 * reaches the page through a socket of its own. PORT overrides the package's port.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ROOT } from '../build/packages';
import { devPort } from '../run/shop-programs.mjs';

process.env.SHOP_BUILD = 'dev';
const [name] = process.argv.slice(2);
const port = Number(process.env.PORT ?? devPort(name));
const origin = `http://localhost:${port}`;

const configs = [createRequire(import.meta.url)(join(ROOT, name, 'webpack.config.js'))].flat();
const browser = configs.find((config) => config.name === `${name}:browser`);

const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `${origin.replace('http', 'ws')}/ws`, overlay: false, logging: 'warn' },
    static: false,
    devMiddleware: { publicPath: '/' },
    setupExitSignals: false,
    // The shell reads from it which pages the remote brings.
    setupMiddlewares: (middlewares, { app }) => {
      app?.get('/federation.json', (_request, response) => response.sendFile(join(ROOT, name, 'federation.json')));
      return middlewares;
    },
  },
  webpack({
    ...browser,
    output: { ...browser.output, publicPath: `${origin}/`, clean: false },
    watchOptions: { aggregateTimeout: 20, ignored: /[\\/](node_modules|dist|\.git)[\\/]/ },
  }),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)));
await server.start();
process.send?.({ listening: port });
