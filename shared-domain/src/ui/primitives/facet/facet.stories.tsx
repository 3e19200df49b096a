import { Checkbox } from '../checkbox/checkbox';
import { Grid } from '../layout/layout';
import { PriceRange } from '../price-range/price-range';
import { Switch } from '../switch/switch';
import { Facet } from './facet';

export default { title: 'Primitives/Facet' };

export const OpenAndFolded = () => (
  <Grid columns="cards3">
    <div>
      <Facet label="Pris" open>
        <PriceRange name="pris" min={137} max={1199} from={137} to={850} />
      </Facet>
      <Facet label="Merker" chosen={2} open>
        <Checkbox label="Apple" count={12} name="merke" value="apple" defaultChecked />
        <Checkbox label="Google" count={6} name="merke" value="google" />
        <Checkbox label="Samsung" count={24} name="merke" value="samsung" defaultChecked />
        <Checkbox label="Sony" count={0} name="merke" value="sony" disabled />
      </Facet>
      <Facet label="Tilstand" />
      <Facet label="Lagerstatus" open>
        <Switch label="Vis kun produkter på lager" name="lager" value="1" />
      </Facet>
    </div>
    <div>
      <Facet label="Passer til" chosen={1} />
      <Facet label="Kategorier for tilkoblede enheter og smarthjemstilbehør" chosen={12} />
    </div>
  </Grid>
);
