import { Breadcrumbs } from './breadcrumbs';

export default { title: 'Composites/Breadcrumbs' };

export const ProductPage = () => (
  <Breadcrumbs
    items={[
      { name: 'Forsiden', href: '/' },
      { name: 'Mobiltelefoner', href: '/mobiltelefoner/' },
      { name: 'Apple', href: '/mobiltelefoner/apple/' },
      { name: 'iPhone 17', href: '/mobiltelefoner/apple/iphone-17/' },
    ]}
  />
);

export const LongNames = () => (
  <Breadcrumbs
    items={[
      { name: 'Forsiden', href: '/' },
      { name: 'Tilbehør', href: '/tilbehor/' },
      { name: 'Skjermbeskyttere og personvernfiltre', href: '/tilbehor/skjermbeskyttere/' },
      { name: 'PanzerGlass', href: '/tilbehor/skjermbeskyttere/panzerglass/' },
      {
        name: 'Skjermbeskytter med personvern til iPhone 17 Pro Max',
        href: '/tilbehor/skjermbeskyttere/panzerglass/personvern/',
      },
    ]}
  />
);

export const OneLevel = () => <Breadcrumbs items={[{ name: 'Forsiden', href: '/' }]} />;
