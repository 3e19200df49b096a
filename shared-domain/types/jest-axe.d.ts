declare module 'jest-axe' {
  interface AxeViolation {
    readonly id: string;
    readonly help: string;
  }
  /** Runs axe over rendered HTML. */
  export function axe(
    html: Element | string,
    options?: unknown,
  ): Promise<{ readonly violations: readonly AxeViolation[] }>;
  export const toHaveNoViolations: {
    toHaveNoViolations(results: { readonly violations: readonly AxeViolation[] }): { pass: boolean; message(): string };
  };
}
