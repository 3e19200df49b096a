import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Realm } from 'shared-domain/contracts/realm';
import { useTestConfig } from 'shared-domain/testing';
import { renderAt } from 'shared-domain/testing/router';
import { head, Page } from '../exposes/notice';
import { noticeItem as item } from '../testing/build-notice';
import type { NoticePageData, NoticeReason } from './notice';

const CODE = '5f0c1a52-8f0e-4d2e-9d0f-0d1f0c7f6a11';

const open = (data: NoticePageData, realm: Realm = 'B2C') =>
  renderAt('/varsel/', <Page data={data} realm={realm} renderedAt={0} />);
const aForm = (reason: NoticeReason, message: string | null = null): NoticePageData => ({
  kind: 'form',
  item,
  reason,
  message,
});
const aNotice = (isConfirmed: boolean): NoticePageData => ({
  kind: 'notice',
  item,
  reason: 'stock',
  isConfirmed,
  code: CODE,
  message: null,
});
beforeEach(() => useTestConfig());
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined).entries());

test.each([
  ['lager', 'stock', 'Vi sender deg én e-post når Aurora 5 Pro, 256 GB, Lyng er på lager igjen.'],
  ['salg', 'sale', 'Vi sender deg én e-post når Aurora 5 Pro, 256 GB, Lyng er i salg.'],
  ['pris', 'price', 'Vi sender deg én e-post når prisen på Aurora 5 Pro, 256 GB, Lyng går ned.'],
] as const)('the wish "%s" is a plain form', (word, reason, text) => {
  open(aForm(reason));
  expect(screen.getByRole('heading', { level: 1, name: 'Gi meg beskjed' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(document.querySelector('form')).toHaveAttribute('action', '/varsel/');
  expect(document.querySelector('form')).toHaveAttribute('method', 'post');
  expect(sent()).toEqual({ vare: '9061204', grunn: word, epost: '' });
  expect(screen.getByRole('textbox', { name: 'E-post' })).toBeRequired();
});

test('in a business the form is the business page’s', () => {
  open(aForm('stock'), 'B2B');
  expect(document.querySelector('form')).toHaveAttribute('action', '/bedrift/varsel/');
});

test.each([
  ['ugyldig-epost', 'Skriv en gyldig e-postadresse, som ola@eksempel.no.'],
  ['for-mange', 'Det ble bedt om for mange varsler herfra. Vent et minutt og prøv igjen.'],
  ['feilet', 'Det gikk ikke akkurat nå. Prøv igjen om litt.'],
])('after "%s" the form says what is wrong', (message, text) => {
  open(aForm('stock', message));
  expect(screen.getByText(text)).toBeVisible();
  expect(sent()).toMatchObject({ vare: '9061204' });
});

test('after a wish was sent the page leads to the mailbox', () => {
  open(aForm('stock', 'sendt'));
  expect(screen.getByRole('heading', { level: 1, name: 'Sjekk innboksen din' })).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
});

test('the link of a mail leads to a question', () => {
  open(aNotice(false));
  expect(screen.getByRole('heading', { level: 1, name: 'Vil du ha beskjed?' })).toBeVisible();
  expect(sent()).toEqual({ kode: CODE });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
    ['valg', 'bekreft', 'Ja, gi meg beskjed'],
    ['valg', 'avslutt', 'Nei, slett adressen min'],
  ]);
});

test('a confirmed notice can be ended', () => {
  open(aNotice(true));
  expect(screen.getByRole('heading', { level: 1, name: 'Du får beskjed' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avslutt varselet' })).toHaveAttribute('value', 'avslutt');
});

test.each([
  [null, 'Varselet finnes ikke lenger'],
  ['avsluttet', 'Varselet er avsluttet'],
])('a notice that has ended says so (%s)', (message, heading) => {
  open({ kind: 'gone', message });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('without goods the page says where to ask', () => {
  open({ kind: 'empty', message: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Gi meg beskjed' })).toBeVisible();
  expect(screen.getByText('Finn produktet du venter på. På siden til produktet ber du om beskjed.')).toBeVisible();
});

test('no search engine keeps it', () => {
  expect(head({ kind: 'gone', message: null }, { pathname: '/varsel/', realm: 'B2C' })).toMatchObject({
    noIndex: true,
    title: 'Gi meg beskjed | Fjell',
  });
});

test.each([aForm('stock'), aForm('stock', 'ugyldig-epost'), aNotice(false)])(
  'the page of %o has no accessibility faults',
  async (data) => {
    const { container } = open(data);
    expect((await axe(container)).violations).toEqual([]);
  },
);
