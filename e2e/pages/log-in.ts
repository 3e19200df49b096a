import type { Page } from '@playwright/test';

/** On the login page of the reference identity provider. */
export async function fillLogin(page: Page, username: string): Promise<void> {
  await page.getByLabel('Brukernavn').fill(username);
  await page.getByLabel('Passord').fill('fjelldemo');
  await page.getByRole('button', { name: /Logg inn/ }).click();
}
