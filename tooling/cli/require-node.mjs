// JavaScript, because it runs before anything is installed.
import { readFileSync } from 'node:fs';

/** Written as `^20.19.0 || ^22.13.0 || >=24.0.0`: nothing is installed yet that could read more. */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** @param {string} version without a v @param {string} range lines of Node, each with its lowest version */
export function supportsNode(version, range = engines.node) {
  const [major, minor] = version.split('.').map(Number);
  return range.split(' || ').some((line) => {
    const [, operator, lineMajor, lineMinor] = /^(\^|>=)(\d+)\.(\d+)/.exec(line);
    if (major === Number(lineMajor)) return minor >= Number(lineMinor);
    return operator === '>=' && major > Number(lineMajor);
  });
}

export function requireNode() {
  if (supportsNode(process.versions.node)) return;
  console.error(`This project needs Node ${engines.node}; this is ${process.version}.`);
  process.exit(1);
}
