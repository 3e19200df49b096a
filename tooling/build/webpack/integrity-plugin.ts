import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { integrityOf } from 'release-protocol/integrity';
import webpack, { type Chunk, type Compiler } from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, sources } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

const MAP = `${RuntimeGlobals.require}.shopIntegrity`;
/** Valid JSON: loaders that execute modules while the build runs meet it unfilled. */
const PLACEHOLDER = '["shop-integrity"]';
const PLACEHOLDER_LITERAL = /"\[\\"shop-integrity\\"\]"|(['`])\["shop-integrity"\]\1/;
const NAME = 'IntegrityPlugin';
/** After minification, before compression. */
const STAGE = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('shop integrity', RuntimeModule.STAGE_BASIC);
  }
  override generate() {
    return `${MAP} = JSON.parse(${JSON.stringify(PLACEHOLDER)});`;
  }
}

const lookUp = (element: string, url: string) =>
  `var integrity = ${MAP}[${url}.slice(${RuntimeGlobals.publicPath}.length)]; if (integrity) ${element}.integrity = integrity;`;

/** A script that loads nothing further needs no hashes. */
const loadsChunks = (chunk: Chunk) => chunk.hasAsyncChunks();

/**
 * Every chunk and style sheet that a build loads carries its integrity, and script addresses pass the page's Trusted Types
 * policy. The hashes are in the file with the webpack runtime, which is itself checked against the registry.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        source.replace(
          'script.src = url;',
          [
            'var policy = globalThis[Symbol.for("shop.trusted-types@1")];',
            'script.crossOrigin = "anonymous";',
            lookUp('script', 'url'),
            'script.src = policy ? policy.createScriptURL(url) : url;',
          ].join('\n'),
        ),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, names) =>
          // At another origin, a style sheet is compared with its hash only when it is requested by CORS: a build that is tried there.
          `${source}if (${names.href}.indexOf(location.origin + "/") !== 0) ${names.tag}.crossOrigin = "anonymous";\n${lookUp(names.tag, names.href)}`,
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        if (!loadsChunks(chunk)) return;
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, (assets) => {
        const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
        const filesOf = (chunks: readonly Chunk[]) =>
          new Set(chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js'))));
        const entryFiles = filesOf(entries);
        const hashes: Record<string, string> = {};
        for (const [name, source] of Object.entries(assets))
          if (/\.(js|css)$/.test(name) && !entryFiles.has(name)) hashes[name] = integrityOf(source.buffer());
        const json = JSON.stringify(hashes);
        for (const name of filesOf(entries.filter(loadsChunks))) {
          const code = assets[name]?.source().toString() ?? '';
          if (!PLACEHOLDER_LITERAL.test(code)) throw new Error(`${name} has no place for the integrity map`);
          const filled = code.replace(PLACEHOLDER_LITERAL, () => JSON.stringify(json));
          compilation.updateAsset(name, new sources.RawSource(filled));
        }
      });
    });
  }
}
