import { integrityOf } from 'release-protocol/integrity';
import type { AssetMap } from 'release-protocol/registry-schema';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { isRuntime } from './shared';

const NAME = 'AssetMapPlugin';
/** Name of the chunk of an exposed module, e.g. './page' → 'expose-page'. */
export const exposeChunkName = (key: string): string => `expose-${key.slice(2)}`;

/** Files of the chunks that a chunk group loads, without those of the entry itself. */
function filesOf(group: ChunkGroup, entryFiles: ReadonlySet<string>): { scripts: string[]; styles: string[] } {
  const files = new Set<string>();
  for (const chunk of group.chunks) for (const file of chunk.files) if (!entryFiles.has(file)) files.add(file);
  const all = [...files];
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
}

/** Styles of the lazy parts whose chunks' names begin so. */
function stylesOfParts(group: ChunkGroup, prefix: string): string[] {
  const parts = [...group.childrenIterable].filter(({ name }) => name?.startsWith(prefix));
  const files = parts.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith('.css'));
}

/**
 * The HTML holds what a page needs of a lazy part that the server draws, before the part's script is there: with the chunk name 'drawn-…' its styles are
 * the page's, with 'below-…', for parts below the first view, they come with the script, or by a link where there is no script.
 */
function filesOfExpose(group: ChunkGroup, entryFiles: ReadonlySet<string>): AssetMap['exposes'][string] {
  const { scripts, styles } = filesOf(group, entryFiles);
  const laterStyles = stylesOfParts(group, 'below-');
  return {
    scripts,
    styles: [...styles, ...stylesOfParts(group, 'drawn-')],
    ...(laterStyles.length > 0 && { laterStyles }),
  };
}

/** The fields of an importing dependency that webpack's types lack. */
interface Importing {
  readonly request?: string;
  getIds?(graph: Compilation['moduleGraph']): readonly string[];
}

/** Which exports of the runtime modules the build's code imports: a shell that lacks one must not load the build. */
function neededRuntimeExports(compilation: Compilation): AssetMap['needs'] {
  const needs: Record<string, Set<string>> = {};
  for (const module of compilation.modules) {
    for (const dependency of (module.dependencies ?? []) as readonly Importing[]) {
      if (!dependency.request || !isRuntime(dependency.request) || !dependency.getIds) continue;
      const [name] = dependency.getIds(compilation.moduleGraph);
      if (name) (needs[dependency.request] ??= new Set()).add(name);
    }
  }
  return Object.fromEntries(
    Object.entries(needs)
      .sort()
      .map(([request, names]) => [request, [...names].sort()]),
  );
}

/** The runtime of the shell's bundle for remotes: runtime module → its exports, whichever of them the shell uses itself. */
function providedRuntimeExports(compilation: Compilation): AssetMap['needs'] {
  const provides: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const { rawRequest: request } = module as { readonly rawRequest?: string };
    if (!request || !isRuntime(request)) continue;
    const names = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
    if (Array.isArray(names)) provides[request] = [...names].sort();
  }
  return Object.fromEntries(Object.entries(provides).sort());
}

interface Options {
  readonly exposes: Readonly<Record<string, string>>;
  readonly chunkNameOf?: (key: string) => string;
  readonly file?: string;
  /** Modules that a build needs beside those that its code imports. */
  readonly needs?: Readonly<Record<string, string[]>>;
  /** It brings the shared runtime. */
  readonly isHost?: boolean;
}

/**
 * Writes `assets.json`: the integrity of every file, the files that each exposed module needs, and what the build needs of
 * the shared runtime. The federation manifest's own list names too many files for exact preloads.
 */
export class AssetMapPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let needs: AssetMap['needs'] = {};
      let provides: { readonly provides?: AssetMap['needs'] } = {};
      compilation.hooks.finishModules.tap(NAME, () => {
        needs = { ...neededRuntimeExports(compilation), ...this.#options.needs };
      });
      // When it is known which exports there are, and before modules are merged.
      if (this.#options.isHost)
        compilation.hooks.seal.tap(NAME, () => {
          provides = { provides: providedRuntimeExports(compilation) };
        });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 200 },
        (assets) => {
          if (compilation.errors.length > 0) return;
          const sorted = Object.entries(assets).sort(([one], [other]) => (one < other ? -1 : 1));
          const files = Object.fromEntries(sorted.map(([name, source]) => [name, integrityOf(source.buffer())]));
          const entryFiles = new Set<string>();
          for (const entry of compilation.entrypoints.values())
            for (const file of entry.getFiles()) entryFiles.add(file);
          const exposes: AssetMap['exposes'] = {};
          for (const key of Object.keys(this.#options.exposes)) {
            const group = compilation.namedChunkGroups.get((this.#options.chunkNameOf ?? exposeChunkName)(key));
            if (!group) throw new Error(`No chunk group for the exposed module ${key}`);
            exposes[key] = filesOfExpose(group, entryFiles);
          }
          const entry = [...entryFiles];
          const map = { files, entry, exposes, needs, ...provides };
          compilation.emitAsset(
            this.#options.file ?? 'assets.json',
            new webpack.sources.RawSource(JSON.stringify(map, null, 1)),
          );
        },
      );
    });
  }
}
