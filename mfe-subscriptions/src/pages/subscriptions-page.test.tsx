import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { allPlans, broadband, fiveGigabytes, prepaid, streaming, tenGigabytes } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-page';

beforeEach(() => useTestConfig());

const cards = () => screen.getAllByRole('article');
const names = () => cards().map((card) => card.querySelector('p')?.textContent?.replaceAll('\u00a0', ' '));
const cardOf = (name: RegExp) => within(cards().find((card) => name.test(card.textContent ?? '')) as HTMLElement);

describe('which plans', () => {
  test("[F5.3-2] [F9.6-4] youth plans are hidden; everyone's plans come first, the smallest ahead, then children and try-buy", () => {
    renderSubscriptions();
    expect(names()).toEqual(['Fjell 5 GB', 'Fjell 10 GB', 'Junior 3 GB', expect.stringMatching(/^Prøvekjøp/)]);
  });

  test('[F5.3-1] the switch shows the youth plans instead of the older ones, and the address keeps it', async () => {
    const { router } = renderSubscriptions();
    const under30 = screen.getByRole('switch', { name: 'Jeg er under 30' });
    expect(under30).not.toBeChecked();
    await userEvent.click(under30);
    expect(under30).toBeChecked();
    expect(names()).toEqual([
      'Fjell X Ung 250 Mbit/s',
      'Fjell 5 GB',
      'Junior 3 GB',
      expect.stringMatching(/^Prøvekjøp/),
    ]);
    expect(router.navigations()).toEqual([
      { to: '/mobilabonnement/?under30=true', replace: true, preventScrollReset: true },
    ]);
  });

  test("[F5.3-3] only under 30 leaves youth and children's plans, without the grouped card", () => {
    renderSubscriptions('?under30=bare');
    expect(names()).toEqual(['Fjell X Ung 250 Mbit/s', 'Junior 3 GB']);
    expect(screen.queryByRole('button', { name: 'Gå videre og velg' })).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Bare ung og junior' })).toBeChecked();
  });

  test('[F5.3-3] no plan left: says so', () => {
    renderSubscriptions('?under30=bare', pageData([tenGigabytes]));
    expect(screen.getByRole('heading', { name: 'Ingen abonnement å vise' })).toBeInTheDocument();
  });
});

describe('the sections', () => {
  const sections = () =>
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.replaceAll('\u00a0', ' '));

  test("a watch's plan is no plan for a phone: it has a section of its own, which says what it needs", () => {
    const watch = aDataOffering({ offeringCode: 'FJELL_KLOKKE', subscriptionName: 'Fjell Klokke' });
    renderSubscriptions('', pageData([...allPlans, watch]));
    expect(sections().slice(2, 4)).toEqual(['Barn og ungdom', 'Smartklokke']);
    expect(within(screen.getByRole('region', { name: 'Smartklokke' })).getByRole('article')).toHaveTextContent(
      'For deg som har mobilabonnement hos oss',
    );
  });

  test('each kind of plan is under its own heading, after the grouped card', () => {
    renderSubscriptions();
    expect(sections()).toEqual(['Ubegrenset data', 'Til deg', 'Barn og ungdom', 'Prøv oss først', 'Flere abonnement']);
    expect(within(screen.getByRole('region', { name: 'Barn og ungdom' })).getAllByRole('article')).toHaveLength(1);
  });

  test('who is under 30 gets the youth plans first', () => {
    renderSubscriptions('?under30=true');
    expect(sections().slice(0, 3)).toEqual(['Ubegrenset data', 'Til deg under 30', 'Til deg']);
  });

  test('the plan with a streaming service, whatever its rank, comes after the plans without one', () => {
    renderSubscriptions('', pageData([streaming, fiveGigabytes, tenGigabytes]));
    expect(names()).toEqual(['Fjell 5 GB', 'Fjell 10 GB', 'X Rask 500 Mbit/s']);
    expect(cardOf(/X Rask/).getByText(/^Opptil 500\sMbit\/s, med strømming$/)).toBeInTheDocument();
  });

  test('[F9.6-1] [F9.6-2] [F9.6-5] plans stand by the rank of their code, the lowest first', () => {
    const plan = (part: string) =>
      anOffering({ offeringCode: `FJELL_${part}`, subscriptionName: part, subscriptionShortname: part });
    const child = (size: string) => ({
      ...plan(`SMART_BARN_${size}`),
      overrideSubscriptionTitle: size,
      isBarnSubscription: true,
    });
    renderSubscriptions(
      '?under30=true',
      pageData([
        plan('MOBIL_X_MAX'),
        plan('MOBIL_X_RASK'),
        { ...plan('MOBIL_X_UNG'), isUngSubscription: false },
        plan('MOBIL_X_NORMAL'),
        child('XL'),
        child('S'),
        child('L'),
      ]),
    );
    expect(names().map((name) => name?.split(' ')[0])).toEqual([
      'MOBIL_X_UNG',
      'MOBIL_X_NORMAL',
      'MOBIL_X_RASK',
      'MOBIL_X_MAX',
      'SMART_BARN_S',
      'SMART_BARN_L',
      'SMART_BARN_XL',
    ]);
  });

  test('[F9.6-3] [F9.6-4] unlimited plans by their place in the list, others by their data; a renewed plan after its sibling', () => {
    const codes = [
      'X_MAX_PLUS',
      'X_MAX',
      'X_BASIC_2025',
      'X_BASIC',
      'X_START',
      'MOBIL_08GB',
      'MOBIL_10GB_2025_2',
      'MOBIL_10GB_02',
      'MOBIL_05GB',
    ];
    const plans = codes.map((part) =>
      anOffering({ offeringCode: `FJELL_${part}`, subscriptionName: part, subscriptionShortname: part }),
    );
    renderSubscriptions('', pageData(plans));
    expect(names().map((name) => name?.split(' ')[0])).toEqual([
      'MOBIL_05GB',
      'MOBIL_10GB_02',
      'MOBIL_08GB',
      'MOBIL_10GB_2025_2',
      'X_START',
      'X_BASIC',
      'X_BASIC_2025',
      'X_MAX',
      'X_MAX_PLUS',
    ]);
  });

  test('the other pages of plans are a chip away; this one is marked', () => {
    renderSubscriptions('', pageData(allPlans, 'children'));
    const links = within(screen.getByRole('navigation', { name: 'Abonnement' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
      'Kontantkort',
      '/mobilabonnement/kontantkort/',
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(['Barn']);
  });

  test.each([
    ['all', ['MOBIL_05GB_2025', 'MOBIL_10GB_2025', 'JUNIOR_03GB', 'TRYBUY']],
    ['unlimited', []],
    ['children', ['JUNIOR_03GB']],
    ['prepaid', ['KONTANT_2GB']],
    ['broadband', ['MBB_50GB']],
  ] as const)('the page %s shows its own plans', (page, codes) => {
    const { container } = renderSubscriptions('', pageData([...allPlans, prepaid, broadband], page));
    expect(
      [...container.querySelectorAll('article [name="offeringCode"]')].map((field) => field.getAttribute('value')),
    ).toEqual(codes.map((code) => `FJELL_${code}`));
  });
});

describe('a plan card', () => {
  test('[F9.5-4] [F9.10-3] [P9-31] shows the price of the first year, the ordinary one struck, and what it costs afterwards', () => {
    renderSubscriptions();
    const card = cardOf(/Fjell 5/);
    expect(card.getByText('299,-')).toBeInTheDocument();
    expect(card.getByText('329,-', { selector: 's' })).toBeInTheDocument();
    expect(card.getByText(/^329,-\/md\. etter 12\smd\.$/)).toBeInTheDocument();
    expect(card.getByText('Spar 30,-/md første 12 md.')).toBeInTheDocument();
    expect(cardOf(/Fjell 10/).queryByText(/\d,-/, { selector: 's' })).not.toBeInTheDocument();
  });

  test("[F9.5-3] [P9-29] a child's plan is titled Junior and named by its data", () => {
    renderSubscriptions();
    expect(cardOf(/Junior 3/).getByRole('heading', { level: 3, name: 'Junior' })).toBeInTheDocument();
  });

  test('[F9.5-6] [P9-29] try-buy says for how long and is put into the cart by its own words', () => {
    renderSubscriptions();
    const card = cardOf(/Prøvekjøp/);
    expect(card.getByText(/^i 2\småneder$/)).toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Prøv oss Prøvekjøp/ })).toBeInTheDocument();
  });

  test('[F2.7-1] [F3.3-5] expands to what is included, without placeholders', async () => {
    renderSubscriptions();
    const card = cardOf(/Fjell 10/);
    await userEvent.click(card.getByText('Dette er inkludert'));
    const details = card.getByText('Dette er inkludert').closest('details');
    expect(details).toHaveAttribute('open');
    expect(
      within(within(details as HTMLElement).getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Data rollover til neste måned', 'EU/EØS som hjemme']);
  });
});

test('the page has no accessibility fault', async () => {
  const { container } = renderSubscriptions();
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Mobilabonnement',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});
