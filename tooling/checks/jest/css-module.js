// JavaScript, because Jest loads it without a transformer.
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : String(name)) },
);
