import type { Brand } from 'shared-domain/brand';
import { REFERENCE_BRAND } from 'shared-domain/brand/parse-brand';

/**
 * The reference content (catalogue, menus, footer) under another brand: replaces the reference brand's name and prefix of codes.
 * Addresses stay the same. Not used for an operator's own feed.
 */
export function applyBrand<Content>(
  content: Content,
  { name, codePrefix }: Pick<Brand, 'name' | 'codePrefix'>,
): Content {
  if (name === REFERENCE_BRAND.name && codePrefix === REFERENCE_BRAND.codePrefix) return content;
  const [oldName, oldPrefix] = [
    new RegExp(`\\b${REFERENCE_BRAND.name}\\b`, 'g'),
    new RegExp(`\\b${REFERENCE_BRAND.codePrefix}(?=_)`, 'g'),
  ];
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(oldName, name).replace(oldPrefix, codePrefix);
    if (Array.isArray(value)) return value.map(rename);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  };
  return rename(content) as Content;
}
