import { useSyncExternalStore } from 'react';
import { Heading } from '../heading/heading';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { type ToastItem, ToastRegion } from './toast-region';

export default { title: 'Primitives/Toast' };

const page = (
  <Stack gap={24}>
    <Heading level={2}>Mobiltelefoner</Heading>
    <Text>En beskjed ligger øverst midt på siden i seks sekunder. Tiden står stille under pekeren og tastaturet.</Text>
  </Stack>
);

const never = () => () => undefined;
const NONE: readonly ToastItem[] = [];

/** Messages come in the browser only, after the page. */
function Messages({ toasts }: { readonly toasts: readonly ToastItem[] }) {
  const shown = useSyncExternalStore(
    never,
    () => toasts,
    () => NONE,
  );
  return <ToastRegion onDismiss={() => undefined} toasts={shown} />;
}

const KINDS: readonly ToastItem[] = [
  { id: 1, kind: 'positive', text: 'Produktet har blitt lagt til i handlekurven' },
  { id: 2, kind: 'info', text: 'Produktet har blitt fjernet fra handlekurven' },
  { id: 3, kind: 'negative', text: 'Vi fikk ikke lagret valget ditt' },
];
const LONG_TEXT: readonly ToastItem[] = [
  { id: 1, kind: 'positive', text: 'Nytt abonnement er valgt. Gå videre til kassen for å fullføre kjøpet.' },
];

export const Kinds = () => (
  <>
    {page}
    <Messages toasts={KINDS} />
  </>
);

export const LongText = () => (
  <>
    {page}
    <Messages toasts={LONG_TEXT} />
  </>
);
