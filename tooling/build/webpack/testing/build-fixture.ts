import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

export interface Built {
  readonly folder: string;
  /** Content of each emitted file. */
  readonly files: Readonly<Record<string, Buffer>>;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs webpack over a few files in a folder of their own; the folder goes when the test file ends.
 *
 * @throws Error with webpack's messages
 */
export async function buildFixture(
  sources: Readonly<Record<string, string>>,
  configOf: (folder: string) => Configuration,
): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-fixture-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const output = join(folder, 'dist');
  const config = configOf(folder);
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    cache: false,
    context: folder,
    ...config,
    output: { path: output, filename: '[name].js', chunkFilename: '[name].js', ...config.output },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      });
    });
  });
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' });
  return { folder, files: Object.fromEntries(names.map((name) => [name, readFileSync(join(output, name))])) };
}
