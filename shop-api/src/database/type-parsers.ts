/** Parsers for PostgreSQL types that the two drivers would read differently. */
export const TYPE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: counts and sums of øre stay far below 2^53
  1700: Number, // numeric
  1082: (text) => text, // date: 'YYYY-MM-DD', free of any time zone
};
