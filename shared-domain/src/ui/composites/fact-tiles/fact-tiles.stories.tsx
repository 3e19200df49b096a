import { CameraIcon, LightningIcon, MobileSmallIcon, ShieldCheckmarkIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import { Stack } from '../../primitives/layout/layout';
import { FactTiles } from './fact-tiles';

export default { title: 'Composites/Fact tiles' };

export const Variants = () => (
  <Stack gap={32}>
    <FactTiles
      facts={[
        { icon: <Icon of={CameraIcon} />, label: 'Kamera', value: '50 + 48 + 12 MP' },
        { icon: <Icon of={MobileSmallIcon} />, label: 'Skjerm', value: '6,3″ OLED, 120 Hz' },
        { icon: <Icon of={LightningIcon} />, label: 'Batteri', value: '5 000 mAh, 45 W' },
        { icon: <Icon of={ShieldCheckmarkIcon} />, label: 'Oppdateringer', value: 'Til og med 2033' },
      ]}
    />
    <FactTiles
      facts={[
        {
          icon: <Icon of={MobileSmallIcon} />,
          label: 'Skjermbeskytterens gjennomsiktighet',
          value: 'Personvernfilter: bare den som sitter rett foran, ser skjermen',
        },
        { label: 'Trådløshurtiglading', value: 'Kompatibel med MagSafe' },
        { icon: <Icon of={LightningIcon} />, label: 'Vekt', value: '12 g' },
      ]}
    />
  </Stack>
);
