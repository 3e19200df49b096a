/** Recorded types as TypeScript. */

const isOptional = (name) => name.endsWith('?');
const propertyText = (name) => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));
const bare = (name) => name.replace(/\?$/, '');

/** @param {string | object} type as recorded */
export function typeText(type) {
  if (typeof type === 'string') return type;
  const members = Object.entries(type).map(
    ([name, value]) => `readonly ${propertyText(bare(name))}${isOptional(name) ? '?' : ''}: ${typeText(value)}`,
  );
  return `{ ${members.join('; ')} }`;
}

/**
 * Types that compile only if every recorded member exists. Without them, a missing optional member would go unnoticed.
 *
 * @param {string} actual name of the type that should have them
 * @returns {string[]}
 */
export function memberTexts(actual, type) {
  if (typeof type === 'string') return [];
  const names = Object.keys(type).map((name) => JSON.stringify(bare(name)));
  const own = names.length > 0 ? [`Pick<${actual}, ${names.join(' | ')}>`] : [];
  const nested = Object.entries(type).flatMap(([name, value]) =>
    memberTexts(`NonNullable<${actual}[${JSON.stringify(bare(name))}]>`, value),
  );
  return [...own, ...nested];
}
