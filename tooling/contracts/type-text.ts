/** Recorded types as TypeScript. */

/** A TypeScript type as text, or an object of such members. */
export type RecordedType = string | { readonly [member: string]: RecordedType };

const isOptional = (name: string) => name.endsWith('?');
const propertyText = (name: string) => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));
const bare = (name: string) => name.replace(/\?$/, '');

export function typeText(type: RecordedType): string {
  if (typeof type === 'string') return type;
  const members = Object.entries(type).map(
    ([name, value]) => `readonly ${propertyText(bare(name))}${isOptional(name) ? '?' : ''}: ${typeText(value)}`,
  );
  return `{ ${members.join('; ')} }`;
}

/**
 * Types that compile only if every recorded member exists. Without them, a missing optional member would go unnoticed.
 *
 * @param actual name of the type that should have them
 */
export function memberTexts(actual: string, type: RecordedType): string[] {
  if (typeof type === 'string') return [];
  const names = Object.keys(type).map((name) => JSON.stringify(bare(name)));
  const own = names.length > 0 ? [`Pick<${actual}, ${names.join(' | ')}>`] : [];
  const nested = Object.entries(type).flatMap(([name, value]) =>
    memberTexts(`NonNullable<${actual}[${JSON.stringify(bare(name))}]>`, value),
  );
  return [...own, ...nested];
}
