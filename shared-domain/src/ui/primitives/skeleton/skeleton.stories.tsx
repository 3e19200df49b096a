import { Heading } from '../heading/heading';
import { Grid, Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

export default { title: 'Primitives/Skeleton' };

export const Shapes = () => (
  <Grid columns="halves">
    <Stack>
      <Heading level={2} size="h3">
        Linjer
      </Heading>
      <Skeleton shape="title" />
      <div>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
      <Skeleton shape="price" />
      <Skeleton shape="button" />
    </Stack>
    <Stack>
      <Heading level={2} size="h3">
        Flater
      </Heading>
      <Skeleton shape="row" />
      <Skeleton shape="block" />
      <Skeleton shape="card" />
    </Stack>
  </Grid>
);

export const ProductsOnTheirWay = () => (
  <Grid columns="cards4">
    {[1, 2, 3, 4].map((card) => (
      <Stack key={card} gap={12}>
        <Skeleton shape="tile" />
        <Skeleton shape="line" />
        <Skeleton shape="price" />
      </Stack>
    ))}
  </Grid>
);
