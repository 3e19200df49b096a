import { fireEvent, screen, within } from '@testing-library/react';
import { toOre } from 'shared-domain/money';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import type { PlanPageKey } from '../data/plan-pages';
import { allPlans, broadband, fiveGigabytes, prepaid, streaming, tenGigabytes, youth } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-page';

const scrolled: (string | null)[] = [];
beforeEach(() => {
  useTestConfig();
  scrolled.length = 0;
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(plain(this.querySelector('p')));
  };
});

type Plan = Parameters<typeof pageData>[0][number];
const render = (plan: Plan, search = '', page: PlanPageKey = 'all') => {
  renderSubscriptions(search, pageData([plan], page));
  return screen.getByRole('article');
};
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('[F9.5-1, P9-30] prepaid: the price of one period, how long it lasts, and no line about a discount', () => {
  const card = render(prepaid, '', 'prepaid');
  expect(plain(card)).toContain('199,-');
  expect(plain(card)).not.toContain('/md.');
  expect(plain(card)).toContain('Gjelder i 30 dager');
  expect(plain(card)).not.toContain('Skal ikke vises');
});

test("[F9.5-2, P9-29] an unlimited plan is titled 'Ubegrenset data' and named by its speed, the doubled one where there is one", () => {
  const card = render(
    anOffering({ offeringCode: 'FJELL_X_BASIC', subscriptionShortname: 'X Basic', doubleSpeed: 500 }),
  );
  expect(plain(within(card).getByRole('heading', { level: 3 }))).toBe('Ubegrenset data');
  expect(plain(card.querySelector('p'))).toBe('X Basic 500 Mbit/s');
});

test('[F9.5-5] [F3.3-6] a title of its own does not break', () => {
  const card = render(aDataOffering({ overrideSubscriptionTitle: 'Smart Barn XL' }));
  expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Smart\u00a0Barn\u00a0XL');
});

test("[F9.5-3, P9-29] a watch's plan is titled in full, another child's plan Junior, with its data in name and detail", () => {
  const card = render(
    aDataOffering({
      offeringCode: 'FJELL_JUNIOR_KLOKKE_01GB',
      subscriptionShortname: 'Barneklokke',
      isBarnSubscription: true,
      dataIncluded: { amount: 1, unit: 'GB' },
    }),
  );
  expect(within(card).getByRole('heading', { level: 3, name: 'Abonnement til barneklokke' })).toBeInTheDocument();
  expect(plain(card)).toContain('Barneklokke 1 GB');
  expect(plain(card)).toContain('1 GB, for barn og ungdom');
});

test.each([
  ['X_NORMAL', 'Hverdagsbruk', 'speedometer-normal'],
  ['X_RASK', 'Strømmeglede', 'speedometer-rask'],
  ['X_MAX', 'Kvalitetsbevissthet', 'speedometer-max'],
  ['02GB', 'Lite', null],
  ['06GB', 'Hverdagsbruk', null],
  ['10GB', 'Mye', null],
  ['15GB', 'Mest', null],
  ['20GB', null, null],
])('[F9.5-7] MOBIL_%s suits %p, speedometer %p', (part, persona, icon) => {
  const card = render(aDataOffering({ offeringCode: `FJELL_MOBIL_${part}`, subscriptionShortname: 'Mobil' }));
  expect(plain(card.querySelector('p'))).toBe(persona ? `Mobil 10 GB ${persona}` : 'Mobil 10 GB');
  expect(card.querySelector('svg[data-icon]')?.getAttribute('data-icon') ?? null).toBe(icon);
});

test('[F9.5-8] youth plans are purple, try-buy is dark purple, others have no colour of their own', () => {
  const { container } = renderSubscriptions('?under30=true', pageData(allPlans));
  const colourOf = (code: string) =>
    container.querySelector(`[value="${code}"]`)?.closest('[data-colour]')?.getAttribute('data-colour') ?? null;
  expect(colourOf('FJELL_MOBIL_X_UNG')).toBe('brand-600');
  expect(colourOf('FJELL_TRYBUY')).toBe('brand-800');
  expect(colourOf('FJELL_MOBIL_05GB_2025')).toBeNull();
});

test('[F3.3-1] [F9.4-1] a code with a suffix is shown and ordered as it is', () => {
  const card = render(aDataOffering({ offeringCode: 'FJELL_MOBIL_10GB_2025.TLF12PLEAS' }));
  expect(card.querySelector('[name="offeringCode"]')).toHaveValue('FJELL_MOBIL_10GB_2025.TLF12PLEAS');
  expect(plain(within(card).getByRole('heading', { level: 3 }))).toBe('10 GB');
});

test('[F3.3-2] [F9.4-5] mobile broadband, known by its type, has the minimum total price and the binding beside its price', () => {
  const card = render(broadband, '', 'broadband');
  expect(plain(card)).toContain('12 md. bindingstid');
  expect(plain(card)).toContain('Minste totalpris 3 687,-');
  expect(plain(card)).toContain('Etablering: 99,-, betales én gang.');
});

test('[F3.3-2, P9-31] the monthly discount is off the price, the ordinary one struck', () => {
  const card = render(aDataOffering({ monthlyOfferingDiscount: toOre(69) }));
  expect(within(card).getByText('300,-')).toBeInTheDocument();
  expect(within(card).getByText('369,-', { selector: 's' })).toBeInTheDocument();
});

test('[F9.5-4] the monthly discount and that of the first year are both off the price, the ordinary one struck', () => {
  const card = render(aDataOffering({ monthlyOfferingDiscount: toOre(69), firstYearDiscountAmount: toOre(30) }));
  expect(within(card).getByText('270,-')).toBeInTheDocument();
  expect(within(card).getByText('369,-', { selector: 's' })).toBeInTheDocument();
});

test('[P9-31] the discount of the first year is off it, too, and what is left is rounded up to whole kroner', () => {
  const card = render(aDataOffering({ monthlyOfferingDiscount: toOre(69.5), firstYearDiscountAmount: toOre(20) }));
  expect(within(card).getByText('280,-')).toBeInTheDocument();
});

test('[F3.3-3] data and speed; a speed without a unit is in Mbit/s', () => {
  const card = render(
    aDataOffering({ dataIncluded: { amount: 500, unit: 'MB' }, dataMaxSpeed: { amount: 50, unit: 'Mbit/s' } }),
  );
  expect(plain(within(card).getByRole('heading', { level: 3 }))).toBe('500 MB');
  expect(plain(card)).toContain('Opptil 50 Mbit/s');
});

test('[F3.3-4] flags decide the section of a plan', () => {
  renderSubscriptions('?under30=true', pageData([...allPlans]));
  const section = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('article');
  expect(plain(section('Til deg under 30')[0] ?? null)).toContain('Fjell X Ung');
  expect(plain(section('Barn og ungdom')[0] ?? null)).toContain('Junior');
  expect(plain(section('Prøv oss først')[0] ?? null)).toContain('Prøvekjøp');
});

test('[F3.3-5] an open card has texts, services and the lines at its foot; the badge is the editors’ own', () => {
  const card = render(
    aDataOffering({
      flashText: { name: 'nyhet', text: 'Nyhet', kind: 'brand' },
      footer: ['Dataene kan brukes i hele EU og EØS'],
      logoList: { logos: [{ title: 'Nordlys Pluss', url: '/api/logos/nordlys-pluss.svg' }] },
      textBlocks: [
        {
          heading: 'I utlandet',
          content: 'Som hjemme.',
          textType: ['info'],
          uspList: [{ id: 'a', heading: '45 GB i EU' }],
        },
        { heading: 'I kassen', content: 'Bare i kassen', textType: ['checkout'], uspList: [] },
      ],
    }),
  );
  const details = card.querySelector('details') as HTMLElement;
  expect(within(card).getByText('Nyhet')).toBeInTheDocument();
  expect(plain(details)).toContain('45 GB i EU');
  expect(plain(details)).toContain('I utlandet. Som hjemme.');
  expect(plain(details)).toContain('Dataene kan brukes i hele EU og EØS');
  expect(within(details).getByRole('img', { name: 'Nordlys Pluss', hidden: true })).toHaveAttribute(
    'src',
    '/api/logos/nordlys-pluss.svg',
  );
  expect(plain(card)).not.toContain('Bare i kassen');
});

test('[F2.7-5] [F4.3-5] [F3.3-5] what belongs to the price is in a popover that a press toggles', () => {
  const plan = aDataOffering({
    firstYearDiscountAmount: toOre(30),
    priceDisclaimer: { content: 'Du sparer [$$$] i måneden.' },
  });
  const card = render(plan);
  const button = within(card).getByRole('button', { name: /^Pris og vilkår Fjell 10\sGB$/ });
  const popover = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(button).toHaveAttribute('popovertarget', popover.id);
  expect(popover).toHaveAttribute('popover', 'auto');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const toggle = (newState: string) => fireEvent(popover, Object.assign(new Event('toggle'), { newState }));
  toggle('open');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  toggle('closed');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const text = plain(popover);
  for (const line of [
    'Du sparer 30,- i måneden.',
    'Minste totalpris 339,-.',
    'Totalt første år: 4 068,-.',
    'Ingen bindingstid. Du kan si opp når som helst',
    'Fakturagebyr: 0,- med eFaktura eller AvtaleGiro, 59,- for faktura på papir.',
    'Prisene er inkl. mva.',
  ])
    expect(text).toContain(line);
});

test('[F3.3-5] [P3-21] [F2.7-5] what the editors say of a price has their colours and their icon', () => {
  const colours = { backroundColor: '#f8f6fe', textColor: '#1d1524', iconColor: '#552596', icon: 'info' };
  const card = render(aDataOffering({ priceDisclaimer: { content: 'Du kan si opp når som helst.', ...colours } }));
  const disclaimer = within(card).getByText('Du kan si opp når som helst.');
  expect(disclaimer).toHaveStyle({ backgroundColor: '#f8f6fe', color: '#1d1524' });
  expect(disclaimer.querySelector('svg')?.parentElement).toHaveStyle({ color: '#552596' });
});

test('[F9.10-10] [F9.10-13] the discount of the first year is a badge', () => {
  expect(within(render(fiveGigabytes)).getByText('Spar 30,-/md første 12 md.')).toBeInTheDocument();
});

test('[F9.10-16] a plan with a streaming service says what each part costs', () => {
  expect(plain(render(streaming))).toContain(
    'Mobilabonnement 499,-/md. og strømming 599,-/md. (veiledende pris 749,-/md.).',
  );
});

test('[F5.3-2] who is not under 30 sees none of the youth plans', () => {
  renderSubscriptions(
    '',
    pageData([
      tenGigabytes,
      youth,
      anOffering({ offeringCode: 'FJELL_X_UNG_2025_2' }),
      aDataOffering({ offeringCode: 'FJELL_MOBIL_10GB_UNG' }),
    ]),
  );
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('[F5.3-1] who is under 30 sees none of the plans that the youth plans replace', () => {
  const codes = ['X_BASIC_2025', 'MOBIL_10GB_2025', 'MOBIL_10GB_2025_2', 'MOBIL_05GB_2025', 'MOBIL_10GB_UNG'];
  const plans = codes.map((part) => aDataOffering({ offeringCode: `FJELL_${part}` }));
  const shown = () =>
    [...document.querySelectorAll('[name="offeringCode"]')].map((field) => field.getAttribute('value')).sort();
  const { unmount } = renderSubscriptions('?under30=true', pageData(plans));
  expect(shown()).toEqual(['FJELL_MOBIL_05GB_2025', 'FJELL_MOBIL_10GB_UNG']);
  unmount();
  renderSubscriptions('', pageData(plans));
  expect(shown()).toEqual([
    'FJELL_MOBIL_05GB_2025',
    'FJELL_MOBIL_10GB_2025',
    'FJELL_MOBIL_10GB_2025_2',
    'FJELL_X_BASIC_2025',
  ]);
});

test('[F5.3-4] a plan that is flagged as hidden is not shown', () => {
  renderSubscriptions('', pageData([tenGigabytes, { ...fiveGigabytes, isHidden: true }]));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('[F5.3-5] the plan that the address names is open, the others are not; an unknown code opens none', () => {
  const { unmount } = renderSubscriptions('?abonnement=FJELL_MOBIL_10GB_2025', pageData([tenGigabytes, fiveGigabytes]));
  const open = () =>
    [...document.querySelectorAll('article:has(details[open])')].map((card) => plain(card.querySelector('p')));
  expect(open()).toEqual(['Fjell 10 GB']);
  expect(scrolled).toEqual(['Fjell 10 GB']);
  unmount();
  renderSubscriptions('?abonnement=FJELL_FINNES_IKKE', pageData([tenGigabytes, fiveGigabytes]));
  expect(open()).toEqual([]);
});
