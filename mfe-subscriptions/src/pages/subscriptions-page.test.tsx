import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { allPlans, fiveGigabytes, start, streaming, tenGigabytes } from '../testing/plans';
import { pageData, renderSubscriptions } from '../testing/render-subscriptions';

beforeEach(() => useTestConfig());

const cards = () => screen.getAllByRole('article');
const names = () => cards().map((card) => card.querySelector('p')?.textContent?.replaceAll('\u00a0', ' '));
const cardOf = (name: RegExp) => within(cards().find((card) => name.test(card.textContent ?? '')) as HTMLElement);

describe('which plans', () => {
  test("[F5.3-2] [F9.6-4] youth plans are hidden; everyone's plans come first, the largest ahead, then children and try-buy", () => {
    renderSubscriptions();
    expect(names()).toEqual(['Fjell 10 GB', 'Fjell 5 GB', 'Junior 3 GB', expect.stringMatching(/^Prøvekjøp/)]);
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
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
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
    expect(sections()).toEqual(['Ubegrenset data', 'Til deg', 'Barn og ungdom', 'Prøv oss først']);
    expect(within(screen.getByRole('region', { name: 'Barn og ungdom' })).getAllByRole('article')).toHaveLength(1);
  });

  test('who is under 30 gets the youth plans first', () => {
    renderSubscriptions('?under30=true');
    expect(sections().slice(0, 3)).toEqual(['Ubegrenset data', 'Til deg under 30', 'Til deg']);
  });

  test('the plan with a streaming service, whatever its rank, comes after the plans without one', () => {
    renderSubscriptions('', pageData([streaming, fiveGigabytes, tenGigabytes]));
    expect(names()).toEqual(['Fjell 10 GB', 'Fjell 5 GB', 'X Rask 500 Mbit/s']);
    expect(cardOf(/X Rask/).getByText(/^Opptil 500\sMbit\/s, med strømming$/)).toBeInTheDocument();
  });

  test('[F9.6-2] the X plans are ranked by their speed', () => {
    const xPlan = (name: string) =>
      anOffering({ offeringCode: `FJELL_MOBIL_X_${name}`, subscriptionName: name, subscriptionShortname: name });
    renderSubscriptions('', pageData([xPlan('NORMAL'), xPlan('MAX'), xPlan('RASK')]));
    expect(names().map((name) => name?.split(' ')[0])).toEqual(['MAX', 'RASK', 'NORMAL']);
  });

  test('a chip leads to each section, and takes the keyboard there', async () => {
    renderSubscriptions();
    const chips = within(screen.getByRole('navigation', { name: 'Gå til' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['Til deg', '#til-deg'],
      ['Barn og ungdom', '#barn-og-ungdom'],
      ['Prøv oss først', '#prov-oss'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Barn og ungdom' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Barn og ungdom' })).toHaveFocus();
  });

  test('one section needs no chips', () => {
    renderSubscriptions('', pageData([tenGigabytes]));
    expect(screen.queryByRole('navigation', { name: 'Gå til' })).not.toBeInTheDocument();
  });
});

describe('a plan card', () => {
  test('[F9.5-4] [F9.10-3] shows the price of the first year, the ordinary one struck, and what it costs afterwards', () => {
    renderSubscriptions();
    const card = cardOf(/Fjell 5/);
    expect(card.getByText('299,-')).toBeInTheDocument();
    expect(card.getByText('329,-', { selector: 's' })).toBeInTheDocument();
    expect(card.getByText(/^329,-\/md\. etter 12\smd\.$/)).toBeInTheDocument();
    expect(card.getByText('30,-/md første 12 md.')).toBeInTheDocument();
  });

  test("[F9.5-3] a child's plan is titled Junior and named by its data", () => {
    renderSubscriptions();
    expect(cardOf(/Junior 3/).getByRole('heading', { level: 3, name: 'Junior' })).toBeInTheDocument();
  });

  test('[F9.5-6] try-buy says for how long and is put into the cart by its own words', () => {
    renderSubscriptions();
    const card = cardOf(/Prøvekjøp/);
    expect(card.getByText(/^i 2\småneder$/)).toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Prøv oss Prøvekjøp/ })).toBeInTheDocument();
  });

  test('[F2.7-1] [F3.3-5] expands to what is included, without placeholders', async () => {
    renderSubscriptions();
    const card = cardOf(/Fjell 10/);
    await userEvent.click(card.getByText('Dette er inkludert'));
    expect(card.getByRole('group')).toHaveAttribute('open');
    expect(
      within(card.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Data rollover til neste måned', 'EU/EØS som hjemme']);
  });
});

describe('the grouped card', () => {
  test('[F2.7-1] [F9.10-6] [F9.5-2] one card for the X plans, from the lowest price of the group', () => {
    renderSubscriptions();
    expect(
      screen.getAllByRole('heading', { level: 2, name: /^Ubegrenset\sdata$/ })[0]?.closest('section'),
    ).toContainElement(screen.getByRole('radiogroup'));
    expect(screen.getByText(/^Velg hastighet opptil 1000\sMbit\/s$/)).toBeInTheDocument();
    expect(screen.getByText('Fra').parentElement).toHaveTextContent('Fra 399,-/md.');
  });

  test("[F9.11-1] [F9.11-3] its speeds are choices, Max Plus beside Max; the shop's default is chosen", () => {
    renderSubscriptions();
    const choices = within(screen.getByRole('radiogroup', { name: 'Velg hastighet' })).getAllByRole('radio');
    expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([
      'FJELL_X_START_2025',
      'FJELL_X_BASIC_2025_2',
      'FJELL_X_MAX_2025',
      'FJELL_X_MAX_PLUS_2025',
    ]);
    expect(screen.getByRole('radio', { name: /^Moderat 399,-/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /^Høy 499,-/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Lynrask 599,-/ })).not.toBeChecked();
    const plus = screen.getByRole('radio', { name: /^Lynrask med Max Pluss 699,-/ });
    expect(plus).not.toBeChecked();
  });

  test('[F9.11-6] [F9.5-5] says what all of them include; the title does not break', () => {
    renderSubscriptions();
    const card = screen.getByRole('radiogroup').closest('section');
    expect(
      within(card as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Ubegrenset skylagring', 'Trygg surfing', '5G i hele Norge']);
    expect(card?.querySelector('h2')?.textContent).toBe('Ubegrenset\u00a0data');
  });

  test('[F9.11-1] a group of one plan is still a card', () => {
    renderSubscriptions('', pageData([start]));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio')).toBeChecked();
  });
});

test('the page has no accessibility fault', async () => {
  const { container } = renderSubscriptions();
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Mobilabonnement',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});
