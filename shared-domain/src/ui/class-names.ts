/** Joins the names (classes, ids) that apply; `undefined` when none does, so no empty attribute is written. */
export function classNames(...names: readonly (string | false | 0 | 0n | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
