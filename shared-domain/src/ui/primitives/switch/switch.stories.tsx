import { useState } from 'react';
import { Stack } from '../layout/layout';
import { Panel } from '../panel/panel';
import { Switch } from './switch';

export default { title: 'Primitives/Switch' };

export const States = () => {
  const [isUnder30, setUnder30] = useState(true);
  return (
    <Stack gap={12}>
      <Switch label="Vis kun produkter på lager" name="lager" />
      <Switch label="Under 30?" detail="Vis ungdomspriser" checked={isUnder30} onChange={setUnder30} />
      <Switch label="Familierabatt" detail="Krever minst to abonnementer" disabled />
      <Switch label="Trygg surfing" detail="Følger med abonnementet" disabled defaultChecked />
      <Panel padding={16}>
        <Switch
          label="Legg til Max Pluss +100,-/md."
          detail="Fjell Trygg og inntil to ekstra SIM-kort som deler data med mobilen, nettbrettet og klokken"
        />
      </Panel>
    </Stack>
  );
};
