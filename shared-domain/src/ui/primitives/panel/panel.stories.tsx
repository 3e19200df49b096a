import { Heading } from '../heading/heading';
import { Grid, Section, Stack } from '../layout/layout';
import { TextLink } from '../text-link/text-link';
import { Text } from '../text/text';
import type { PanelProps } from './panel';
import { Panel } from './panel';

export default { title: 'Primitives/Panel' };

function Sample({ title, ...panel }: PanelProps & { readonly title: string }) {
  return (
    <Panel {...panel}>
      <Stack gap={8}>
        <Heading level={3}>{title}</Heading>
        <Text tone="inherit">Vi ordner alt med flytting fra din gamle operatør.</Text>
        <Text size="small" tone="soft">
          Det tar vanligvis 1–3 virkedager.
        </Text>
        <TextLink href="/mobilabonnement/flytting/" look={panel.tone === 'dark' ? 'soft' : 'inline'}>
          Slik flytter du nummeret
        </TextLink>
      </Stack>
    </Panel>
  );
}

export const Tones = () => (
  <Stack gap={24}>
    <Heading level={2}>På hvit grunn</Heading>
    <Grid columns="cards3">
      <Sample title="Varm" tone="warm" />
      <Sample title="Tone" tone="tint" />
      <Sample title="Linje" tone="line" />
      <Sample title="Tilbud" tone="offer" />
      <Sample title="Mørk" tone="dark" />
    </Grid>
    <Section tone="warm" labelledBy="panel-varm">
      <Stack>
        <Heading level={2} id="panel-varm">
          På varm grunn
        </Heading>
        <Sample title="Hvit" tone="white" />
      </Stack>
    </Section>
  </Stack>
);

export const Paddings = () => (
  <Grid columns="cards3">
    <Panel padding={16}>
      <Text>16 px: lagerstatus og hint</Text>
    </Panel>
    <Panel padding={24}>
      <Text>24 px: oppsummering</Text>
    </Panel>
    <Panel padding={32}>
      <Text>32 px (24 på telefon): kort</Text>
    </Panel>
  </Grid>
);
