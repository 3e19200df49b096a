import { PICTURES } from '../../testing/story-samples';
import { CategoryRow } from './category-tile';

export default { title: 'Composites/Category tile' };

export const Row = () => (
  <CategoryRow
    label="Kategorier"
    items={[
      { name: 'Mobiltelefoner', href: '/mobiltelefoner/', image: PICTURES.handset },
      { name: 'Nettbrett', href: '/nettbrett/', image: PICTURES.tablet },
      { name: 'Smartklokker', href: '/smartklokker/', image: PICTURES.watch },
      { name: 'Rutere', href: '/rutere/', image: PICTURES.router },
      { name: 'Smarthjem', href: '/smarthjem/', image: PICTURES.bulb },
      { name: 'Tilbehør', href: '/tilbehor/', image: PICTURES.earbuds },
      { name: 'Skjermbeskyttere og deksler', href: '/deksler/', image: PICTURES.cover },
      { name: 'Like Fin', href: '/like-fin/', image: PICTURES.foldable },
    ]}
  />
);

export const FewCategories = () => (
  <CategoryRow
    label="Kategorier"
    items={[
      { name: 'Mobiltelefoner', href: '/mobiltelefoner/', image: PICTURES.handset },
      { name: 'Ladere', href: '/tilbehor/', image: PICTURES.charger },
      { name: 'Mobilt bredbånd', href: '/rutere/', image: PICTURES.router },
    ]}
  />
);
