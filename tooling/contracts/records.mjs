/**
 * Reads the contracts of consumers: `<consumer>/contracts/<provider>.json`, beside the consumer's code, records what the consumer relies on. The
 * value of a member is a TypeScript type as text, or an object of such members; a name that ends with `?` may be missing.
 *
 *     events    event → the members of the payload that the consumer reads
 *     exposes   exposed module → its shape, one of `<consumer>/contracts/shapes.json`
 *     pages     addresses that the consumer links to, with the query parameters that it sets
 *     calls     calls of the shop API (api-calls.mjs)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const SHAPES = 'shapes.json';

/** Whether a package has a declaration: remotes and the shell do. */
export const isDeclared = (root, name) => readDeclaration(root, name) !== undefined;

/** The declaration of a package: federation.json of a remote, contract.json of the shell. */
export function readDeclaration(root, name) {
  for (const file of ['federation.json', 'contract.json']) {
    const path = join(root, name, file);
    if (existsSync(path)) return { exposes: {}, routes: [], slots: {}, ...read(path) };
  }
  return undefined;
}

/**
 * All contracts of other packages with one provider.
 *
 * @returns {{ consumer: string, file: string, events: object, exposes: object, pages: string[], shapes: object }[]}
 */
export const recordsOf = (root, provider) =>
  consumers(root).flatMap((consumer) => recordsIn(root, consumer).filter((record) => record.provider === provider));

/** All contracts of one consumer. */
export function recordsIn(root, consumer) {
  const folder = join(root, consumer, 'contracts');
  if (!existsSync(folder)) return [];
  const shapes = existsSync(join(folder, SHAPES)) ? read(join(folder, SHAPES)) : {};
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== SHAPES)
    .sort()
    .map((file) => ({
      consumer,
      provider: file.replace(/\.json$/, ''),
      file: `${consumer}/contracts/${file}`,
      events: {},
      exposes: {},
      pages: [],
      calls: {},
      ...read(join(folder, file)),
      shapes,
    }));
}

const consumers = (root) =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'contracts')))
    .sort();
