/** Every word of the query occurs in the brand or the model, in any order and case (F5.5-13). An empty query matches. */
export function matchesText(item: { readonly brand: string; readonly model: string }, query: string): boolean {
  const brand = item.brand.toLowerCase();
  const model = item.model.toLowerCase();
  const words = query.toLowerCase().split(/\s/);
  return words.every((word) => brand.includes(word) || model.includes(word));
}
