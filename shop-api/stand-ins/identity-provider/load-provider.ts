import type { ProviderModule } from './provider';

/**
 * Loads oidc-provider. On every Node release other than its favourite it prints a warning while it loads; the shop's own `engines` field
 * says which releases are supported and tested.
 */
export async function loadProvider(): Promise<ProviderModule> {
  const { warn } = console;
  console.warn = (...values: readonly unknown[]) => {
    if (!String(values[0]).includes('Unsupported runtime')) warn(...values);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
