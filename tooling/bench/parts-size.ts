/** Bytes (Brotli) of parts of the design system, built as the remotes build them, without React and the router that the page shares. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { ROOT } from '../build/packages';
import { baseConfig, minimizer } from '../build/webpack/base';

/** The parts that every page needs before anything is opened: those of the frame and of the page itself. */
export const BASIC_PARTS = [
  'Alert',
  'Badge',
  'Breadcrumbs',
  'Button',
  'ButtonLink',
  'Cluster',
  'Disclosure',
  'Grid',
  'Heading',
  'Icon',
  'IconButton',
  'Logo',
  'Page',
  'Panel',
  'Picture',
  'Price',
  'Section',
  'Skeleton',
  'SkipLink',
  'Stack',
  'StockStatus',
  'Text',
  'TextLink',
  'ToastRegion',
  'UspList',
  'VisuallyHidden',
];

/** @returns bytes */
export async function sizeOfParts(
  names: readonly string[],
): Promise<{ readonly script: number; readonly style: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const config: Configuration = {
    ...baseConfig({ context: join(ROOT, 'shared-domain'), side: 'browser' }),
    entry: `data:text/javascript,import { ${names.join(', ')} } from 'shared-domain/ui'; globalThis.parts = [${names.join(', ')}];`,
    output: { path: folder, filename: 'parts.js' },
    plugins: [new MiniCssExtractPlugin()],
    externals: {
      react: 'React',
      'react-dom': 'ReactDOM',
      'react/jsx-runtime': 'JSX',
      'shared-domain/runtime/router': 'Router',
    },
    optimization: { minimizer },
  };
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const bytes = (end: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(end))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
  const sizes = { script: bytes('.js'), style: bytes('.css') };
  rmSync(folder, { recursive: true });
  return sizes;
}
