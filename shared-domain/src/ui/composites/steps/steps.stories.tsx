import { Stack } from '../../primitives/layout/layout';
import { Steps } from './steps';

export default { title: 'Composites/Steps' };

const STEPS = ['Betaling', 'Forsikring', 'Tilbehør'];

export const States = () => (
  <Stack gap={32}>
    <Steps label="Første steg" steps={STEPS} current={0} />
    <Steps label="Andre steg" steps={STEPS} current={1} />
    <Steps label="Alle er fullført" steps={STEPS} current={3} />
    <Steps
      label="Lange navn"
      steps={[
        'Personopplysninger og leveringsadresse',
        'Legitimering med BankID',
        'Nummerflytting fra din gamle operatør',
        'Oppsummering',
      ]}
      current={2}
    />
  </Stack>
);
