const SHOWN = '<!--$-->';
const END = '<!--/$-->';
const DIV = /<(\/?)div[\s>]/g;

/**
 * What a slot's Suspense boundary holds in a page's HTML; undefined when the slot failed and shows its fallback. React escapes text and
 * attributes, so every `<div` is an element.
 */
export function cutSlot(html: string, name: string): string | undefined {
  const start = html.indexOf(`<div data-slot="${name}"`);
  if (start === -1) return undefined;
  DIV.lastIndex = start;
  let depth = 0;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth > 0) continue;
    const inner = html.slice(html.indexOf('>', start) + 1, tag.index);
    return inner.startsWith(SHOWN) && inner.endsWith(END) ? inner.slice(SHOWN.length, -END.length) : undefined;
  }
  return undefined;
}
