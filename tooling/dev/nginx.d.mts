export function startNginx(
  writeConfig: (values: { readonly port: number; readonly folder: string }) => string,
  port?: number,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> } | null>;
