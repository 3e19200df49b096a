import { Cluster, Stack } from '../../primitives/layout/layout';
import { EnergyLabel } from './energy-label';

export default { title: 'Composites/Energy label' };

export const Classes = () => (
  <Stack gap={24}>
    <Cluster gap={24}>
      {['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((grade) => (
        <EnergyLabel key={grade} grade={grade} />
      ))}
    </Cluster>
    <Cluster gap={24}>
      {['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'].map((grade) => (
        <EnergyLabel key={grade} grade={grade} olderScale />
      ))}
    </Cluster>
  </Stack>
);

/** As in a product card. */
export const Small = () => (
  <Cluster gap={24}>
    <EnergyLabel grade="B" small />
    <EnergyLabel grade="A++" small />
  </Cluster>
);

/** The arrow leads to the label, the link to the sheet; a class that is none shows the sheet alone. */
export const WithLinks = () => (
  <Stack>
    <EnergyLabel grade="A" labelHref="/api/energy-labels/iphone-17.svg" sheetHref="/api/product-sheets/iphone-17/" />
    <EnergyLabel
      grade="A++"
      labelHref="/api/energy-labels/zyxel-nr5103e.svg"
      sheetHref="/api/product-sheets/zyxel-nr5103e/"
    />
    <EnergyLabel grade="ukjent" sheetHref="/api/product-sheets/philips-hue-paere-e27/" />
  </Stack>
);
