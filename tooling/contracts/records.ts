/**
 * Reads the contracts of consumers: `<consumer>/contracts/<provider>.json`, beside the consumer's code, records what the consumer relies on. The
 * value of a member is a TypeScript type as text, or an object of such members; a name that ends with `?` may be missing.
 *
 *     events    event → the members of the payload that the consumer reads
 *     exposes   exposed module → its shape, one of `<consumer>/contracts/shapes.json`
 *     pages     addresses that the consumer links to, with the query parameters that it sets
 *     calls     calls of the shop API (api-calls.ts)
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Federation } from 'release-protocol/federation-schema';
import { readFederation } from '../build/federation-file';
import { readJson } from '../build/packages';
import type { RecordedType } from './type-text';

type Members = Readonly<Record<string, RecordedType>>;

/** The properties that a consumer passes to an exposed module of one shape, and the exports that it uses. */
export interface Shape {
  readonly request: RecordedType;
  readonly answer: RecordedType;
  readonly props: RecordedType;
  readonly component: string;
  readonly head?: RecordedType;
}

export interface RecordedCall {
  readonly query?: readonly string[];
  /** Member of the answer → its JSON type. */
  readonly reads?: Readonly<Record<string, string>>;
}

interface Recorded {
  readonly events: Readonly<Record<string, Members>>;
  readonly exposes: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
  readonly calls: Readonly<Record<string, RecordedCall>>;
}

/** A contract of one consumer with one provider. */
export interface ContractRecord extends Recorded {
  readonly consumer: string;
  readonly provider: string;
  readonly file: string;
  readonly shapes: Readonly<Record<string, Shape>>;
}

/** The declaration of a package. */
export type Declaration = Pick<Federation, 'exposes' | 'routes'> & {
  /** The slots of a remote: slot → expose. */
  readonly slots: Readonly<Record<string, string>>;
  readonly emits: readonly string[];
  readonly listens: readonly string[];
};

const SHAPES = 'shapes.json';

/** Whether a package has a declaration: remotes and the shell do. */
export const isDeclared = (root: string, name: string): boolean => readDeclaration(root, name) !== undefined;

/** The declaration of a package: federation.json of a remote, contract.json of the shell. */
export function readDeclaration(root: string, name: string): Declaration | undefined {
  const isThere = (file: string): boolean => existsSync(join(root, name, file));
  const declared = isThere('federation.json')
    ? readFederation(root, name)
    : isThere('contract.json') && readJson<object>(root, name, 'contract.json');
  return declared ? { exposes: {}, routes: [], slots: {}, emits: [], listens: [], ...declared } : undefined;
}

/** All contracts of other packages with one provider. */
export const recordsOf = (root: string, provider: string): ContractRecord[] =>
  consumers(root).flatMap((consumer) => recordsIn(root, consumer).filter((record) => record.provider === provider));

/** All contracts of one consumer. */
export function recordsIn(root: string, consumer: string): ContractRecord[] {
  const folder = join(root, consumer, 'contracts');
  if (!existsSync(folder)) return [];
  const shapes = existsSync(join(folder, SHAPES)) ? readJson<ContractRecord['shapes']>(folder, SHAPES) : {};
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
      ...readJson<Partial<Recorded>>(folder, file),
      shapes,
    }));
}

const consumers = (root: string) =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'contracts')))
    .sort();
