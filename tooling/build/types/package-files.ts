/** The npm package for teams outside this repository: declarations without code, because the shell provides the code at run time. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { federationSchema } from 'release-protocol/federation-schema';
import ts from 'typescript';
import { readJson } from '../packages';
import { emitDeclarations } from './emit-declarations';
import { keepReachable } from './keep-reachable';

const SOURCES = 'shared-domain/src/';
/** Imports all modules that the shell lends to remotes. */
const LENT = 'shell/src/client/provide-runtime.ts';
/** Imported for their types. Modules that are compiled into each remote, such as the design system, are left out: their code would be missing. */
const CONTRACTS = ['events', 'exposes'];
const ASSETS = 'shared-domain/types/assets.d.ts';

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** @returns files of the modules that may be imported from the package */
function publishedModules(root: string): string[] {
  const { importedFiles } = ts.preProcessFile(read(root, LENT), true, true);
  const lent = importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('shared-domain/'))
    .map((name) => `${SOURCES}${name.slice('shared-domain/'.length)}`);
  const withEnding = (file: string) => (ts.sys.fileExists(join(root, `${file}.tsx`)) ? `${file}.tsx` : `${file}.ts`);
  return [...lent.map(withEnding), ...CONTRACTS.map((name) => `${SOURCES}contracts/${name}.ts`)];
}

/**
 * @param root folder of the workspace
 * @returns file of the package → its text, the same for the same sources
 * @throws CommandError when a type cannot be declared
 */
export function packageFiles(root: string): Map<string, string> {
  const modules = publishedModules(root);
  const entries = modules.map((file) => file.replace(/\.tsx?$/, '.d.ts'));
  const { texts, packages } = keepReachable(root, emitDeclarations(root, modules), entries);
  const files = new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(inPackage));
  files.set('assets.d.ts', read(root, ASSETS));
  files.set('federation.schema.json', `${JSON.stringify(federationJsonSchema(), null, 2)}\n`);
  files.set('README.md', read(root, 'tooling/build/types/package-readme.md'));
  const manifest = manifestOf(root, entries, packages, hashOf(files));
  return new Map([['package.json', `${JSON.stringify(manifest, null, 2)}\n`], ...files]);
}

const inPackage = ([file, text]: [string, string]): [string, string] => [file.slice(SOURCES.length), text];

/** For editors, which validate federation.json as it is edited. Rules across members are checked only by the build. */
export function federationJsonSchema(): object {
  const schema = toJsonSchema(federationSchema, { errorMode: 'ignore' });
  return {
    ...schema,
    title: 'federation.json of a remote',
    properties: { $schema: { type: 'string' }, ...schema.properties },
  };
}

function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, text] of files) hash.update(file).update(text);
  return hash.digest('hex').slice(0, 12);
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Exports have no `default`, so that a bundler fails instead of including an empty module. */
function manifestOf(root: string, entries: readonly string[], packages: ReadonlySet<string>, hash: string): object {
  const versions = readJson<Manifest>(root, 'shared-domain/package.json').dependencies;
  const { version } = readJson<Manifest>(root, 'shell/package.json');
  const types = readJson<Manifest>(root, 'package.json').dependencies;
  const { react, ...others } = Object.fromEntries([...packages].sort().map((name) => [name, versions[name]]));
  const address = (file: string): [string, object] => {
    const path = file.slice(SOURCES.length);
    return [`./${path.replace(/(\/index)?\.d\.ts$/, '')}`, { types: `./${path}` }];
  };
  return {
    name: 'shared-domain',
    version: `${version}-types.h${hash}`,
    description: 'Types of the modules that the shop lends to its remotes',
    license: 'UNLICENSED',
    private: true,
    exports: {
      ...Object.fromEntries(entries.map(address).sort()),
      './assets': { types: './assets.d.ts' },
      './federation.schema.json': './federation.schema.json',
    },
    dependencies: others,
    peerDependencies: { react: `^${react}`, '@types/react': `^${types['@types/react']}` },
  };
}
