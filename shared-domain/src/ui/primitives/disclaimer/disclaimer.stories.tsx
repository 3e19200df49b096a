import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Disclaimer } from './disclaimer';

export default { title: 'Primitives/Disclaimer' };

const legal =
  'Minste totalpris for telefon og abonnement med 12 md. avtaletid: 18 972,-. Etableringsgebyr 0,-. Delbetaling er rentefri og krever godkjent kredittvurdering.';

export const OnGrounds = () => (
  <Stack>
    <Disclaimer>{legal}</Disclaimer>
    <Panel tone="tint">
      <Disclaimer>{legal}</Disclaimer>
    </Panel>
    <Panel tone="dark">
      <Disclaimer>{legal}</Disclaimer>
    </Panel>
  </Stack>
);
