/** pg's conversion of parameters to text, which its types leave out. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
