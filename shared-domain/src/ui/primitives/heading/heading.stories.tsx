import { Stack } from '../layout/layout';
import { Heading } from './heading';

export default { title: 'Primitives/Heading' };

export const Sizes = () => (
  <Stack gap={24}>
    <Heading level={2} size="display">
      Lange netter
    </Heading>
    <Heading level={2} size="h1">
      Mobiltelefoner
    </Heading>
    <Heading level={2}>Hvordan vil du betale?</Heading>
    <Heading level={3}>Aktuelle kampanjer</Heading>
    <Heading level={4}>Deksel med magnet</Heading>
  </Stack>
);

export const LongText = () => (
  <Stack gap={24}>
    <Heading level={2} size="display">
      {'Mobil\u00ADabonnementer for hele familien'}
    </Heading>
    <Heading level={2} size="h1">
      Samsung Galaxy Z Flip7 Enterprise Edition 512 GB
    </Heading>
    <Heading level={2}>Personopplysningserklæring og forbrukerkjøpsvilkår for bedriftsabonnementer</Heading>
    <Heading level={3}>Tilkoblede enheter, smarthjem og overvåking av hytte og bolig</Heading>
  </Stack>
);
