export const BASE: string;
export function withMonolithScripts(
  html: string,
  assets: {
    readonly files: Readonly<Record<string, string>>;
    readonly exposes: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
  },
): string;
