/** Turns a federation.json into a module with each exposed module under its key, e.g. exports['./page']. */
module.exports = (source) => {
  const { exposes } = JSON.parse(source);
  const lines = Object.entries(exposes).map(
    ([key, file]) => `  ${JSON.stringify(key)}: require(${JSON.stringify(file)}),`,
  );
  return `module.exports = {\n${lines.join('\n')}\n};\n`;
};
