/** The fields of a built object that a test sets: any depth of its fields, lists as a whole. */
export type Change<Value> = Value extends readonly unknown[] | number
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Change<Value[Key]> | undefined }
    : Value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The base with a change laid over it. A field that the change names as undefined is left out. */
export function merge<Value>(base: Value, change: Change<Value> | undefined): Value {
  if (!isRecord(base) || !isRecord(change)) return (change ?? base) as Value;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, changed] of Object.entries(change)) {
    if (changed === undefined) delete merged[key];
    else merged[key] = isRecord(changed) ? merge(isRecord(merged[key]) ? merged[key] : {}, changed) : changed;
  }
  return merged as Value;
}
