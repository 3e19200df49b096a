const { Compilation, sources } = require('webpack');
const { integrityOf } = require('./integrity.js');
const { isRuntime } = require('./shared.js');

const NAME = 'AssetMapPlugin';
/** Name of the chunk of an exposed module, e.g. './page' → 'expose-page'. */
const exposeChunkName = (key) => `expose-${key.slice(2)}`;

/** Files of the chunks that a chunk group loads, without those of the entry itself. */
function filesOf(compilation, group, entryFiles) {
  const files = new Set();
  for (const chunk of group.chunks) for (const file of chunk.files) if (!entryFiles.has(file)) files.add(file);
  const all = [...files];
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
}

/** Styles of the lazy parts whose chunks' names begin so. */
function stylesOfParts(group, prefix) {
  const parts = [...group.childrenIterable].filter(({ name }) => name?.startsWith(prefix));
  const files = parts.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]));
  return [...new Set(files)].filter((file) => file.endsWith('.css'));
}

/**
 * What a page needs of a lazy part that the server draws is in the HTML before the part's script is: with the chunk name 'drawn-…' its styles are
 * the page's, with 'below-…', for parts below the first view, they come with the script, or by a link where there is no script.
 */
function filesOfExpose(compilation, group, entryFiles) {
  const { scripts, styles } = filesOf(compilation, group, entryFiles);
  const laterStyles = stylesOfParts(group, 'below-');
  return {
    scripts,
    styles: [...styles, ...stylesOfParts(group, 'drawn-')],
    ...(laterStyles.length > 0 && { laterStyles }),
  };
}

/** Which exports of the runtime modules the build's code imports: a shell that lacks one must not load the build. */
function neededRuntimeExports(compilation) {
  const needs = {};
  for (const module of compilation.modules) {
    for (const dependency of module.dependencies ?? []) {
      if (!dependency.request || !isRuntime(dependency.request) || typeof dependency.getIds !== 'function') continue;
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

/** What the shell's bundle has for remotes: runtime module → its exports, whichever of them the shell uses itself. */
function providedRuntimeExports(compilation) {
  const provides = {};
  for (const module of compilation.modules) {
    const request = module.rawRequest;
    if (!request || !isRuntime(request)) continue;
    const names = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
    if (Array.isArray(names)) provides[request] = [...names].sort();
  }
  return Object.fromEntries(Object.entries(provides).sort());
}

/**
 * Writes `assets.json`: the integrity of every file, the files that each exposed module needs, and what the build needs of
 * the shared runtime. The federation manifest's own list names too many files for exact preloads.
 */
class AssetMapPlugin {
  /** @param {{ exposes: Record<string, string>, chunkNameOf?: (key: string) => string, file?: string, needs?: Record<string, string[]>, isHost?: boolean }} options needs: beside what the code imports; isHost: it brings the shared runtime */
  constructor(options) {
    this.options = options;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let needs = {};
      let provides = {};
      compilation.hooks.finishModules.tap(NAME, () => {
        needs = { ...neededRuntimeExports(compilation), ...this.options.needs };
      });
      // When it is known which exports there are, and before modules are merged.
      if (this.options.isHost)
        compilation.hooks.seal.tap(NAME, () => {
          provides = { provides: providedRuntimeExports(compilation) };
        });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 200 },
        (assets) => {
          if (compilation.errors.length > 0) return;
          const files = {};
          for (const name of Object.keys(assets).sort()) files[name] = integrityOf(assets[name].buffer());
          const entryFiles = new Set();
          for (const entry of compilation.entrypoints.values())
            for (const file of entry.getFiles()) entryFiles.add(file);
          const exposes = {};
          for (const key of Object.keys(this.options.exposes)) {
            const group = compilation.namedChunkGroups.get((this.options.chunkNameOf ?? exposeChunkName)(key));
            if (!group) throw new Error(`No chunk group for the exposed module ${key}`);
            exposes[key] = filesOfExpose(compilation, group, entryFiles);
          }
          const entry = [...entryFiles];
          const map = { files, entry, exposes, needs, ...provides };
          compilation.emitAsset(
            this.options.file ?? 'assets.json',
            new sources.RawSource(JSON.stringify(map, null, 1)),
          );
        },
      );
    });
  }
}

module.exports = { AssetMapPlugin, exposeChunkName };
