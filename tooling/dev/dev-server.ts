/**
 * The dev server of a package's browser files: `node tooling/dev/dev-server.ts <package>`. Everything stays in memory; an edit
 * reaches the page through a socket of its own. PORT overrides the package's port.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readFederation } from '../build/federation-file';
import { ROOT } from '../build/packages';
import { devPort } from './shop-programs';

process.env.SHOP_BUILD = 'dev';
const [name = ''] = process.argv.slice(2);
const port = Number(process.env.PORT ?? devPort(name));
const origin = `http://localhost:${port}`;

const written = createRequire(import.meta.url)(join(ROOT, name, 'webpack.config.js')) as
  | Configuration
  | Configuration[];
const configs = [written].flat();
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
      app?.get('/federation.json', (_request, response) => response.json(readFederation(ROOT, name)));
      return middlewares;
    },
  },
  webpack({
    ...browser,
    output: { ...browser?.output, publicPath: `${origin}/`, clean: false },
    watchOptions: { aggregateTimeout: 20, ignored: /[\\/](node_modules|dist|\.git)[\\/]/ },
  }),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop().then(() => process.exit(0)));
void server.start().then(() => process.send?.({ listening: port }));
