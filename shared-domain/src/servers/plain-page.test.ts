import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredTokens, tokenColour } from '../brand';
import { REFERENCE_BRAND } from '../brand/io/parse-brand';
import { readBrand } from '../brand/io/read-brand';
import { html, plainPageHeaders, renderPlainPage } from './plain-page';
import { plainStyle } from './plain-page-style';

const DOMAIN = join(__dirname, '../..');
const nordlys = readBrand(join(DOMAIN, 'brands/nordlys.json'));
const pageOf = (brand: typeof nordlys) =>
  renderPlainPage({ title: 'Kvittering', brand, homeHref: '/', content: html`<h1>Takk</h1>` });

test('a plain page has the brand’s name, logo and colours', () => {
  const page = pageOf(nordlys);
  expect(page).toContain('<title>Kvittering – Nordlys</title>');
  expect(page).toContain('<a href="/" aria-label="Nordlys"><svg aria-hidden="true" viewBox="0 0 130 40"');
  expect(page).toContain(`<path d="${nordlys.logo.paths[0]}"/>`);
  expect(page).toContain('--brand-700:#0c5663');
});

test('its content security policy allows only its own style sheet', () => {
  const sheet = /<style>([^<]*)<\/style>/.exec(pageOf(nordlys))?.[1] ?? '';
  expect(plainPageHeaders({ brand: nordlys })['content-security-policy']).toContain(
    `style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}';`,
  );
});

test('its colours are those of the design tokens', () => {
  const tokens = declaredTokens(readFileSync(join(DOMAIN, 'src/ui/tokens/tokens.css'), 'utf8'));
  for (const [name, value] of declaredTokens(plainStyle(REFERENCE_BRAND))) {
    expect(`${name} ${value}`).toBe(`${name} ${tokenColour(tokens, name)}`);
  }
});
