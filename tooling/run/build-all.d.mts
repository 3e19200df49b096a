export function buildAll(names?: readonly string[], options?: { readonly isQuick?: boolean }): Promise<void>;
