export function howItEnded(code: number | null, signal: string | null): string;
export function lastLines(output: string, count?: number): string;
export function runProgram(
  what: string,
  args: readonly string[],
  options?: { readonly lines?: number },
): Promise<string>;
