import * as icons from '../../icons';
import { Cluster, Grid, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Icon } from './icon';

export default { title: 'Primitives/Icon' };

export const All = () => (
  <Grid columns="cards4" as="ul">
    {Object.entries(icons).map(([name, drawing]) => (
      <li key={name}>
        <Stack gap={8}>
          <Icon of={drawing} size={32} />
          <Text size="tiny" tone="soft">
            {name}
          </Text>
        </Stack>
      </li>
    ))}
  </Grid>
);

const SIZES = [16, 18, 20, 24, 32, 40] as const;

export const Sizes = () => (
  <Cluster gap={24} align="start">
    {SIZES.map((size) => (
      <Stack key={size} gap={8}>
        <Icon of={icons.TruckIcon} size={size} />
        <Text size="tiny" tone="soft">
          {size}
        </Text>
      </Stack>
    ))}
  </Cluster>
);
