/** pg's own way of making parameters ready for the wire; its types leave it out. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
