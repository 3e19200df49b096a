import type { LoaderDefinition } from 'webpack';

/**
 * Development: an exposed module accepts its own updates, so that an edit of something other than a component (a loader, a title,
 * a text) needs no reload either. The shell, which holds the module that it loaded, gets the new one by an event.
 *
 * Read in the shell by src/federation/replaced-modules.ts.
 */
const exposeLoader: LoaderDefinition<{ readonly remote: string; readonly expose: string }> = function (source, map) {
  const { remote, expose } = this.getOptions();
  const detail = `{ remote: ${JSON.stringify(remote)}, expose: ${JSON.stringify(expose)}, module: __webpack_module__.exports }`;
  const lines = [
    'if (import.meta.webpackHot) {',
    '  import.meta.webpackHot.accept();',
    `  if (import.meta.webpackHot.data) dispatchEvent(new CustomEvent('shop:dev:module-replaced', { detail: ${detail} }));`,
    '}',
  ];
  this.callback(null, `${source}\n${lines.join('\n')}\n`, map);
};

export default exposeLoader;
