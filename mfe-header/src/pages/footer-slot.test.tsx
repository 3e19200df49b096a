import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Footer } from 'shared-domain/navigation';
import { aFooter } from 'shared-domain/navigation/testing';
import { useTestConfig as setTestConfig } from 'shared-domain/testing';
import { Slot } from '../exposes/footer';

const full = (): Footer =>
  aFooter({
    topRow: {
      logoColumn: { url: '/', imageUrl: '', imageAltText: 'Fjell' },
      addressColumn: {
        companyName: 'Fjell Mobil AS',
        officeType: 'Besøksadresse',
        street: 'Fjellveien 12',
        postalCode: '0484',
        city: 'Oslo',
      },
      socialLinkColumn: {
        links: [
          { name: 'Facebook', url: 'https://www.facebook.com/fjell' },
          { name: 'X', url: 'https://x.com/fjell' },
        ],
      },
    },
  });

const renderFooter = (footer: Footer | null, appKey: 'web-shop' | 'open-pages' = 'web-shop') => {
  setTestConfig();
  return render(<Slot data={{ footer }} realm="B2C" pathname="/" appKey={appKey} />);
};

test('[F2.6-1, F3.7-2] two rows with word mark, address, link columns and social links', async () => {
  const { container } = renderFooter(full());
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Fjell, til forsiden' })).toHaveAttribute('href', '/');
  expect(footer.querySelector('address')?.textContent).toBe('Fjell Mobil ASBesøksadresseFjellveien 12, 0484 Oslo');
  expect(footer.querySelector('.top')).toHaveTextContent('Nettbutikk');
  expect(within(footer).getByRole('link', { name: 'Vilkår' })).toHaveAttribute('href', '/vilkar/');
  expect(footer.querySelector('.bottom')).toHaveTextContent('Vilkår');
  const social = within(within(footer).getByRole('list', { name: 'Sosiale medier' })).getAllByRole('link');
  expect(social.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Facebook', 'https://www.facebook.com/fjell'],
    ['X', 'https://x.com/fjell'],
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('[F2.6-1, F3.7-2] a row has the picture of its own logo, which leads to its own address; without columns it is not there', () => {
  const logoColumn = { url: '/om-oss/', imageUrl: '/bilder/logo.svg', imageAltText: 'Fjell Mobil' };
  const row = { logoColumn, linkColumns: [], addressColumn: undefined, socialLinkColumn: undefined };
  const { container } = renderFooter({ topRow: { linkColumns: [] }, bottomRow: row });
  const logo = screen.getByRole('img', { name: 'Fjell Mobil' });
  expect(logo).toHaveAttribute('src', '/bilder/logo.svg');
  expect(logo.closest('a')).toHaveAttribute('href', '/om-oss/');
  expect(logo.closest('.bottom')).not.toBeNull();
  expect(container.querySelector('.top, address, .social')).toBeNull();
});

test('[F2.6-2, F4.2-4] a column with a heading is also an accordion for small screens; one without is a list', async () => {
  const { container } = renderFooter(full());
  const accordion = container.querySelector<HTMLDetailsElement>('.narrow details');
  expect(container.querySelectorAll('details')).toHaveLength(1);
  expect(accordion?.open).toBe(false);
  await userEvent.click(within(accordion as HTMLElement).getByText('Nettbutikk'));
  expect(accordion?.open).toBe(true);
  expect(within(accordion as HTMLElement).getByRole('link', { name: 'Mobiltelefoner' })).toHaveAttribute(
    'href',
    '/mobiltelefoner/',
  );
  expect(container.querySelector('.wide h2')).toHaveTextContent('Nettbutikk');
});

test.each([
  'https://x.com/fjell',
  'https://twitter.com/fjell',
  'https://www.x.com/fjell',
  'https://mobile.twitter.com/fjell',
])('[F2.6-3] %s gets the icon of X', (url) => {
  renderFooter(aFooter({ topRow: { socialLinkColumn: { links: [{ name: 'X', url }] } } }));
  expect(screen.getByRole('link', { name: 'X' }).querySelector('svg')).toHaveAttribute('fill', 'currentColor');
});

test('[F2.6-3, F3.7-2] the icon has the colour of its link', () => {
  const links = [{ name: 'X', url: 'https://x.com/fjell', color: '#552596' }];
  renderFooter(aFooter({ topRow: { socialLinkColumn: { links } } }));
  expect(screen.getByRole('link', { name: 'X' }).querySelector('svg')).toHaveAttribute('fill', '#552596');
});

test('[F3.7-2] a link has the colour of its data, in columns and among the social ones', () => {
  const links = [
    { name: 'Kampanjer', url: '/kampanje/', color: '#ffd166' },
    { name: 'Om oss', url: '/om-oss/' },
  ];
  const social = [{ name: 'Facebook', url: 'https://www.facebook.com/', color: '#8ecae6' }];
  renderFooter(aFooter({ topRow: { linkColumns: [{ links }], socialLinkColumn: { links: social } } }));
  const colourOf = (name: string) => screen.getByText(name).style.color;
  expect(['Kampanjer', 'Om oss', 'Facebook'].map(colourOf)).toEqual(['rgb(255, 209, 102)', '', 'rgb(142, 202, 230)']);
});

test('[F2.6-3] other networks, and a host that only ends alike, have no such icon', () => {
  const links = [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Netflix', url: 'https://netflix.com/' },
  ];
  const { container } = renderFooter(aFooter({ topRow: { socialLinkColumn: { links } } }));
  expect(container.querySelector('.social svg')).toBeNull();
});

test('on open pages the links lead to the shop', () => {
  renderFooter(full(), 'open-pages');
  expect(screen.getByRole('link', { name: 'Vilkår' })).toHaveAttribute('href', 'http://shop.test/vilkar/');
});

test.each([
  ['B2C', 'web-shop', 'Alle priser inkl. mva.'],
  ['B2B', 'web-shop', 'Alle priser ekskl. mva.'],
  ['UKKO', 'web-shop', null],
  ['B2C', 'open-pages', null],
] as const)('%s, %s: %s', (realm, appKey, note) => {
  setTestConfig();
  render(<Slot data={{ footer: full() }} realm={realm} pathname="/" appKey={appKey} />);
  expect(screen.queryByText(/^Alle priser/)?.textContent ?? null).toBe(note);
});

test('[F8-1] without data there is only the word mark', () => {
  renderFooter(null);
  expect(screen.getByRole('img', { name: 'Fjell' })).toBeInTheDocument();
});

test('the way to the choice about cookies is there once: the editors’ link, or one of its own', () => {
  const cookies = { name: 'Informasjonskapsler', url: '/om/informasjonskapsler/' };
  const editors = aFooter({ bottomRow: { linkColumns: [{ links: [cookies] }] } });
  for (const footer of [editors, full(), null]) {
    const { unmount } = renderFooter(footer);
    const link = screen.getByRole('link', { name: 'Informasjonskapsler' });
    expect(link).toHaveAttribute('data-consent');
    expect(link).toHaveAttribute('href', cookies.url);
    unmount();
  }
  renderFooter(full());
  expect(screen.getByRole('link', { name: 'Vilkår' })).not.toHaveAttribute('data-consent');
});
