import type { Remote } from '../packages';

/** Turns a federation.json into a module with each exposed module under its key, e.g. exports['./page']. */
export default function serverEntry(source: string): string {
  const { exposes } = JSON.parse(source) as Remote;
  const lines = Object.entries(exposes).map(
    ([key, file]) => `  ${JSON.stringify(key)}: require(${JSON.stringify(file)}),`,
  );
  return `module.exports = {\n${lines.join('\n')}\n};\n`;
}
