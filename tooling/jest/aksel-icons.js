/** The package's index loads about a thousand icons in every test file; a test needs a few. */
const load = (name) =>
  require(`../../node_modules/@navikt/aksel-icons/dist/react/cjs/${name.replace(/Icon$/, '')}.js`).default;

module.exports = new Proxy(
  {},
  {
    get: (_, name) =>
      name === '__esModule' ? true : typeof name === 'string' && name.endsWith('Icon') ? load(name) : undefined,
  },
);
