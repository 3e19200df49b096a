import { Heading } from '../heading/heading';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { ToastRegion } from './toast-region';

export default { title: 'Primitives/Toast' };

const page = (
  <Stack gap={24}>
    <Heading level={2}>Mobiltelefoner</Heading>
    <Text>En beskjed ligger øverst midt på siden i seks sekunder. Tiden står stille under pekeren og tastaturet.</Text>
  </Stack>
);

export const Kinds = () => (
  <>
    {page}
    <ToastRegion
      onDismiss={() => undefined}
      toasts={[
        { id: 1, kind: 'positive', text: 'Produktet har blitt lagt til i handlekurven' },
        { id: 2, kind: 'info', text: 'Produktet har blitt fjernet fra handlekurven' },
        { id: 3, kind: 'negative', text: 'Vi fikk ikke lagret valget ditt' },
      ]}
    />
  </>
);

export const LongText = () => (
  <>
    {page}
    <ToastRegion
      onDismiss={() => undefined}
      toasts={[
        { id: 1, kind: 'positive', text: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.' },
      ]}
    />
  </>
);
