/** JSON in which records name their fields once: an array is `[0, ...items]`, a record `[n, ...values]` with the fields `fields[n - 1]`. */
export interface RecordTable<Value> {
  readonly fields: readonly (readonly string[])[];
  readonly cells: unknown;
  /** What it is a table of; never there. */
  readonly of?: Value;
}

/** A page holds hundreds of records of a few kinds, such as prices: most of their JSON would be the names of their fields. */
export function toRecordTable<Value>(value: Value): RecordTable<Value> {
  const fields: string[][] = [];
  const places = new Map<string, number>();
  const placeOf = (names: string[]): number => {
    const text = names.join();
    const place = places.get(text) ?? fields.push(names);
    places.set(text, place);
    return place;
  };
  const toCells = (part: unknown): unknown => {
    if (Array.isArray(part)) return [0, ...part.map(toCells)];
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(([, field]) => field !== undefined);
    return [placeOf(entries.map(([name]) => name)), ...entries.map(([, field]) => toCells(field))];
  };
  return { cells: toCells(value), fields };
}

/** @throws Error when a record is of fields that the table does not name */
export function fromRecordTable<Value>({ fields, cells }: RecordTable<Value>): Value {
  const toPart = (cell: unknown): unknown => {
    if (!Array.isArray(cell)) return cell;
    const [place, ...parts] = cell as [number, ...unknown[]];
    if (place === 0) return parts.map(toPart);
    const names = fields[place - 1];
    if (!names) throw new Error(`The table has no fields ${place}`);
    return Object.fromEntries(names.map((name, index) => [name, toPart(parts[index])]));
  };
  return toPart(cells) as Value;
}
