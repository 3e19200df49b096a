import { useState } from 'react';
import { Grid, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { PriceRange } from './price-range';

export default { title: 'Primitives/PriceRange' };

export const Spans = () => {
  const [span, setSpan] = useState({ from: 3490, to: 12990 });
  return (
    <Grid columns="cards3">
      <Stack gap={8}>
        <Text size="small">Et utsnitt</Text>
        <PriceRange
          name="valgt"
          min={990}
          max={21990}
          from={span.from}
          to={span.to}
          onChange={(from, to) => setSpan({ from, to })}
        />
      </Stack>
      <Stack gap={8}>
        <Text size="small">Alt</Text>
        <PriceRange name="alt" min={990} max={21990} />
      </Stack>
      <Stack gap={8}>
        <Text size="small">Begge i øvre ende</Text>
        <PriceRange name="topp" min={990} max={21990} from={21990} to={21990} />
      </Stack>
    </Grid>
  );
};
