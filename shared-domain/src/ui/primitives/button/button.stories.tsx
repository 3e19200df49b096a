import { Stack, Cluster } from '../layout/layout';
import { Button } from './button';

export default { title: 'Primitives/Button' };

export const Variants = () => (
  <Stack>
    <Cluster>
      <Button>Neste</Button>
      <Button variant="secondary">Legg i handlekurv</Button>
      <Button variant="quiet">Tilbake</Button>
    </Cluster>
  </Stack>
);
