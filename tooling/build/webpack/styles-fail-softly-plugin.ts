import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

const NAME = 'StylesFailSoftlyPlugin';
/** A part without its looks is better than none, and it gets them when they come. */
const PATIENCE_MS = 3_000;
const AGAIN_MS = 5_000;

/**
 * A style sheet that fails or hangs does not fail the module that it belongs to: the part is shown without it. A sheet that failed is asked for
 * once more.
 */
export class StylesFailSoftlyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, resolve }) =>
          `${source}${tag}.onerror = function() { ${resolve}(); setTimeout(function() { ${tag}.replaceWith(${tag}.cloneNode()); }, ${AGAIN_MS}); };\nsetTimeout(${resolve}, ${PATIENCE_MS});\n`,
      );
    });
  }
}
