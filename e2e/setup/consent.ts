import type { BrowserContextOptions } from '@playwright/test';

/**
 * The answer about cookies that a browser has stored. Tests begin with a visitor who has answered, so that no question lies over their pages; tests of
 * the question use `consentState(null)`.
 *
 * @param answer value of the cookie, '1.statistics.marketing'; null: the visitor has not answered
 */
export function consentState(
  answer: string | null,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const cookie = {
    name: 'shop-consent',
    value: String(answer),
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: answer === null ? [] : [cookie], origins: [] };
}
