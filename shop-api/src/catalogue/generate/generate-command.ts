/** `npm run catalogue -- generate feed.json --products 5000`: a feed of any size for load tests, to be imported like any other. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateFeed } from './generate-feed';

function readCount(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) throw new Error(`--${name} wants a whole number, not '${value}'`);
  return count;
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      products: { type: 'string', default: '1000' },
      plans: { type: 'string', default: '20' },
      shops: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('Name the file to write: npm run catalogue -- generate feed.json');
  const count = (name: keyof typeof values): number => readCount(name, values[name]);
  const feed = generateFeed({
    products: count('products'),
    plans: count('plans'),
    shops: count('shops'),
    seed: count('seed'),
    nowMs: Date.now(),
  });
  writeFileSync(file, `${JSON.stringify(feed)}\n`);
  console.log(
    `Wrote ${feed.products.length} products with ${feed.products.flatMap(({ variants }) => variants).length} variants to ${file}.`,
  );
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
