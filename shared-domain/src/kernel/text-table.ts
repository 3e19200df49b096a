/** A text as a rule returns it: a key, and the values that are shown in it. */
interface KeyedText {
  readonly key: string;
  readonly values?: unknown;
}

/** The texts of one language for a union of keyed texts: a string, or a function of the key's values. */
export type TextTable<Text extends KeyedText> = {
  readonly [Each in Text as Each['key']]: Each extends { readonly values: infer Values }
    ? (values: Values) => string
    : string;
};

/** Makes the function that renders the texts of a subdomain: each key, with its values, in the language of the table. */
export function textFunction<Text extends KeyedText>(table: TextTable<Text>): (text: Text) => string {
  const entries = table as Readonly<Record<string, string | ((values: unknown) => string)>>;
  return ({ key, values }) => {
    const entry = entries[key];
    if (entry === undefined) throw new Error(`There is no text for the key '${key}'`);
    return typeof entry === 'string' ? entry : entry(values);
  };
}
