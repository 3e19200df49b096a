/**
 * Development: the shell's first module lends its React Refresh runtime to the remotes. One runtime knows every component of
 * the page; names carry their package, since several packages compile in the same file.
 */
const runtime = require('react-refresh/runtime');

globalThis.shopReactRefresh = (owner) => ({
  ...runtime,
  register: (type, id) => runtime.register(type, `${owner} ${id}`),
});
