import { PICTURES } from '../../testing/story-samples';
import { Grid } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Picture } from './picture';

export default { title: 'Primitives/Picture' };

const SHOWN = [
  PICTURES.handset,
  PICTURES.foldable,
  PICTURES.watch,
  PICTURES.tablet,
  PICTURES.earbuds,
  PICTURES.router,
  PICTURES.charger,
  PICTURES.cover,
];

export const Products = () => (
  <Grid columns="cards4" as="ul">
    {SHOWN.map((image) => (
      <li key={image.url}>
        <Panel tone="warm">
          <Picture image={image} sizes="(min-width: 1024px) 25vw, 50vw" width={480} height={480} priority />
        </Panel>
      </li>
    ))}
  </Grid>
);

export const Missing = () => (
  <Grid columns="cards4">
    <Panel tone="warm">
      <Picture
        image={{ url: 'data:,', title: 'Aurora 5 Pro i lyng, forside og bakside' }}
        sizes="25vw"
        width={480}
        height={480}
        priority
      />
    </Panel>
  </Grid>
);
