import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { ProgressBar } from './progress-bar';

export default { title: 'Primitives/ProgressBar' };

export const Shares = () => (
  <Stack gap={32}>
    <Stack gap={8}>
      <Text size="small">Handle for 1 000,- til, så får du fri frakt</Text>
      <ProgressBar label="Fri frakt, ingenting ennå" value={0} max={1000} />
    </Stack>
    <Stack gap={8}>
      <Text size="small">Handle for 401,- til, så får du fri frakt</Text>
      <ProgressBar label="Fri frakt, litt over halvveis" value={599} max={1000} />
    </Stack>
    <Stack gap={8}>
      <Text size="small">Du har fått fri frakt</Text>
      <ProgressBar label="Fri frakt, nådd" value={1290} max={1000} />
    </Stack>
    <Stack gap={8}>
      <Text size="small">Du har sett 24 av 96 mobiler</Text>
      <ProgressBar label="Sette mobiler" value={24} max={96} look="thin" />
    </Stack>
  </Stack>
);
