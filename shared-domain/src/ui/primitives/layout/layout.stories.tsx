import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
import { Cluster, Grid, Page, Section, Stack } from './layout';

export default { title: 'Primitives/Layout' };

const NAMES = [
  'Mobiltelefoner',
  'Nettbrett',
  'Smartklokker',
  'Rutere',
  'Smarthjem',
  'Tilbehør til mobil, nettbrett og klokke',
];

const boxes = NAMES.map((name) => (
  <li key={name}>
    <Panel tone="warm" padding={16}>
      <Text>{name}</Text>
    </Panel>
  </li>
));

export const Grids = () => (
  <Stack gap={40}>
    <Grid columns="products" as="ul">
      {boxes}
    </Grid>
    <Grid columns="cards4" as="ul">
      {boxes}
    </Grid>
    <Grid columns="cards3" as="ul">
      {boxes}
    </Grid>
    <Grid columns="halves" as="ul">
      {boxes}
    </Grid>
  </Stack>
);

export const StacksAndClusters = () => (
  <Stack gap={40}>
    <Stack gap={4}>
      <Text strong>Fjell Storo</Text>
      <Text size="small" tone="soft">
        Vitaminveien 7, 0485 Oslo. 1,2 km
      </Text>
      <Text size="small" tone="soft">
        Åpent til 20:00
      </Text>
    </Stack>
    <Cluster gap={8}>
      {NAMES.map((name) => (
        <Badge key={name} kind="plain">
          {name}
        </Badge>
      ))}
    </Cluster>
    <Cluster justify="between">
      <Button variant="quiet">Tilbake</Button>
      <Button>Neste</Button>
    </Cluster>
    <Cluster justify="end">
      <Button variant="secondary">Nullstill</Button>
      <Button>Vis 24 mobiler</Button>
    </Cluster>
    <Cluster justify="centre" align="baseline">
      <Heading level={2}>24 mobiler</Heading>
      <Text tone="soft">av 34</Text>
    </Cluster>
  </Stack>
);

export const Sections = () => (
  <div>
    <Section labelledBy="hvit">
      <Heading level={2} id="hvit">
        Populære mobiler
      </Heading>
      <Text>En seksjon på hvit grunn følger rytmen på siden.</Text>
    </Section>
    <Section tone="warm" labelledBy="varm">
      <Heading level={2} id="varm">
        Finn abonnement
      </Heading>
      <Text>Varm grunn fyller hele bredden.</Text>
    </Section>
    <Section tone="tint" labelledBy="tone">
      <Heading level={2} id="tone">
        Min bedrift
      </Heading>
      <Text>Lilla tone brukes om det som hører til merkevaren.</Text>
    </Section>
    <Page>
      <Text>Sidekolonnen alene, med de samme margene.</Text>
    </Page>
  </div>
);
