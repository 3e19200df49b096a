import fjell from '../../../../brands/fjell.json';
import nordlys from '../../../../brands/nordlys.json';
import { parseBrand } from '../../../brand/io/parse-brand';
import { Cluster } from '../layout/layout';
import { Logo } from './logo';

export default { title: 'Primitives/Logo' };

const BRANDS = [fjell, nordlys].map(parseBrand);

export const Marks = () => (
  <Cluster>
    {BRANDS.map(({ name, logo }) => (
      <Logo key={name} name={name} mark={logo} />
    ))}
  </Cluster>
);
