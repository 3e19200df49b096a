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

/** Name of the chunks of a page that the server draws and the browser fetches after the page: `/* webpackChunkName: "drawn" *\/`. */
const DRAWN = 'drawn';

/** The style sheets of such chunks, which are no part of the page's own. */
function drawnStylesOf(group, known = new Set()) {
  if (known.has(group)) return [];
  known.add(group);
  const own = group.name === DRAWN ? group.chunks.flatMap((chunk) => [...chunk.files]) : [];
  const styles = own.filter((file) => file.endsWith('.css'));
  return [...new Set([...styles, ...group.getChildren().flatMap((child) => drawnStylesOf(child, known))])];
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

/**
 * Writes `assets.json`: the integrity of every file, the files that each exposed module needs, and what the build needs of
 * the shared runtime. The federation manifest's own list names too many files for exact preloads.
 */
class AssetMapPlugin {
  /** @param {{ exposes: Record<string, string>, chunkNameOf?: (key: string) => string, file?: string, needs?: Record<string, string[]> }} options needs: beside what the code imports */
  constructor(options) {
    this.options = options;
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let needs = {};
      compilation.hooks.finishModules.tap(NAME, () => {
        needs = { ...neededRuntimeExports(compilation), ...this.options.needs };
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
            const drawn = drawnStylesOf(group);
            exposes[key] = { ...filesOf(compilation, group, entryFiles), ...(drawn.length > 0 && { drawn }) };
          }
          const entry = [...entryFiles];
          const map = { files, entry, exposes, needs };
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
