import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Text } from './text';

export default { title: 'Primitives/Text' };

const about =
  'Aurora 5 Pro har vår største kamerasensor til nå, batteri som varer i to dager og en skjerm du kan lese i sterk vintersol. Den har sju år med oppdateringer.';

export const Sizes = () => (
  <Stack>
    <Text size="lead">{about}</Text>
    <Text>{about}</Text>
    <Text size="small">{about}</Text>
    <Text size="tiny">{about}</Text>
    <Text strong>Lader følger ikke med.</Text>
  </Stack>
);

export const Tones = () => (
  <Stack>
    <Text>Vi ordner flyttingen.</Text>
    <Text tone="soft">Krever 10–45 W for raskeste lading (USB PD).</Text>
    <Text tone="brand" strong>
      Lynrask
    </Text>
    <Panel tone="dark">
      <Text tone="inherit">Velg hastighet opptil 1000 Mbit/s.</Text>
      <Text tone="soft" size="small">
        Fjell X i hele Norge
      </Text>
    </Panel>
  </Stack>
);
