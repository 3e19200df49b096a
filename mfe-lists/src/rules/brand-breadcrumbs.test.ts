import { crumbName } from 'shared-domain/catalogue/testing';
import { brandBreadcrumbs, type BrandTrail } from './brand-breadcrumbs';

const steps = [
  { name: 'Aurora', slug: 'aurora' },
  { name: '5-serien', slug: '5-serien' },
  { name: 'Aurora 5 Pro', slug: '5-pro' },
];
const trail = (change: Partial<BrandTrail>) =>
  brandBreadcrumbs({ realm: 'B2C', path: '/varemerker/', steps: [], ...change });

test.each([
  [{}, 'home / > brands /varemerker/'],
  [{ realm: 'B2B' as const, path: '/bedrift/varemerker' }, 'home / > business /bedrift/ > brands /bedrift/varemerker/'],
  [{ steps: steps.slice(0, 1) }, 'home / > brands /varemerker/ > Aurora /varemerker/aurora/'],
  [
    { steps: steps.slice(0, 2) },
    'home / > brands /varemerker/ > Aurora /varemerker/aurora/ > 5-serien /varemerker/aurora/5-serien/',
  ],
  [
    { steps },
    'home / > brands /varemerker/ > Aurora /varemerker/aurora/ > 5-serien /varemerker/aurora/5-serien/ > Aurora 5 Pro /varemerker/aurora/5-serien/5-pro/',
  ],
])('[F2.8-21] the trail of a brand page: %j', (change, expected) => {
  expect(
    trail(change)
      .map((crumb) => `${crumbName(crumb)} ${crumb.href}`)
      .join(' > '),
  ).toBe(expected);
});

test('[F2.8-17] agreement customers start at their own host', () => {
  expect(trail({ realm: 'UKKO', ukkoRoot: 'https://avtale.example/' })[0]?.href).toBe('https://avtale.example/');
});
