import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { announcementsSchema, footerSchema, navigationSchema } from 'shared-domain/navigation/io';
import { aFooter, anAnnouncement, aNavigation } from 'shared-domain/navigation/testing';
import { packageRoot } from '../config/paths';
import { DOCUMENT_NAMES, DOCUMENTS } from './documents';

test.each(DOCUMENT_NAMES)('the published schema of %s is that of the code', (name) => {
  const published = JSON.parse(readFileSync(join(packageRoot(), 'content-schemas', `${name}.json`), 'utf8')) as unknown;
  expect(published).toEqual(toJsonSchema(DOCUMENTS[name], { typeMode: 'input' }));
});

test('what header and footer read is what the CMS can say', () => {
  const entries = [
    ...(['alert', 'info', 'positive', 'rocket', 'megaphone', 'warning'] as const).map((icon) =>
      anAnnouncement({ icon }),
    ),
    anAnnouncement({
      minimizable: true,
      links: [{ text: 'Les mer', url: '/hjelp/' }],
      audiences: ['business', 'board'],
      minWidth: 430,
      maxWidth: 1023,
    }),
  ];
  expect(v.parse(announcementsSchema, v.parse(DOCUMENTS.announcements, { entries }))).toEqual({ entries });
  const { simplified, ...menus } = aNavigation();
  expect(v.parse(navigationSchema, { ...v.parse(DOCUMENTS.navigation, menus), simplified })).toEqual(aNavigation());
  expect(v.parse(footerSchema, v.parse(DOCUMENTS.footer, aFooter()))).toEqual(aFooter());
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', '//evil.example/', '/a b/', 'hjelp/', ''])(
  '«%s» is no address of a link',
  (url) => {
    const document = { entries: [{ id: 'a', text: 'Tekst', links: [{ text: 'Les mer', url }] }] };
    expect(v.safeParse(DOCUMENTS.announcements, document).success).toBe(false);
  },
);

test.each([
  ['announcements', { entries: [{ id: 'a', text: 'Tekst', icon: 'siren' }] }],
  ['announcements', { entries: [{ id: 'a', text: ' ' }] }],
  ['announcements', { entries: Array.from({ length: 11 }, (_, id) => ({ id: String(id), text: 'Tekst' })) }],
  ['announcements', { entries: [{ id: 'a', text: 'Tekst', minWidth: 500 }] }],
  ['announcements', []],
  ['navigation', { domains: [] }],
  ['navigation', { domains: [{ id: 'annet', name: 'Annet', link: '/' }] }],
  ['footer', { topRow: { linkColumns: [{ links: [{ name: 'Hjelp' }] }] } }],
  ['campaign-texts', { entries: [{ title: 'Uten kode' }] }],
] as const)('a document of %s that breaks the schema is refused: %j', (name, document) => {
  expect(v.safeParse(DOCUMENTS[name], document).success).toBe(false);
});
