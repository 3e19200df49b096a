/**
 * Loads the library without its warning that Node 20 is not supported: the tests run on Node 20, and whoever starts the shop
 * can do nothing about the warning. Others are shown.
 */
export async function importProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
