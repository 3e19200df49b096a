import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startNginx } from '../../tooling/dev/nginx';
import { CMS_URL, SHOP_URL } from './shop-control';

const EXAMPLES = resolve(__dirname, '../../shop-api/stand-ins/cms/examples');

/** nginx with the configuration of the example, which puts the pages of the example together. */
export function startSsiServer(): ReturnType<typeof startNginx> {
  return startNginx(({ port, folder }) => {
    const values: Readonly<Record<string, string>> = {
      RUN_FOLDER: folder,
      PORT: String(port),
      PAGES_FOLDER: EXAMPLES,
      SHOP_ORIGIN: SHOP_URL,
    };
    return readFileSync(join(EXAMPLES, 'ssi/nginx.conf'), 'utf8').replace(
      /RUN_FOLDER|PAGES_FOLDER|SHOP_ORIGIN|PORT/g,
      (name) => values[name] ?? name,
    );
  });
}

export const EXAMPLE_PAGES = ['script', 'include', 'ssi', 'eleventy', 'preact'] as const;
export const exampleUrl = (name: (typeof EXAMPLE_PAGES)[number]) => `${CMS_URL}/eksempler/${name}/`;
