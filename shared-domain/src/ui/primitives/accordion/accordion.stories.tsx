import { monthlyPrice } from '../../testing/prices';
import { Heading } from '../heading/heading';
import { Stack } from '../layout/layout';
import { Price } from '../price/price';
import { Accordion } from './accordion';

export default { title: 'Primitives/Accordion' };

const QUESTIONS = [
  {
    title: 'Når kommer varen?',
    content:
      'Vi sender samme dag når du bestiller før klokken 15. De fleste har den i hendene etter én til tre virkedager.',
    open: true,
  },
  {
    title: 'Kan jeg beholde nummeret mitt når jeg bytter fra en annen operatør til dere midt i måneden?',
    content: 'Ja. Vi ordner flyttingen.',
  },
  { title: 'Hvordan angrer jeg?', content: 'Send varen tilbake innen 30 dager.' },
];

export const Rows = () => (
  <Stack gap={32}>
    <Stack>
      <Heading level={2}>Spørsmål og svar</Heading>
      <Accordion headingLevel={3} rows={QUESTIONS} />
    </Stack>
    <Stack>
      <Heading level={2}>Én om gangen</Heading>
      <Accordion
        headingLevel={3}
        exclusive
        rows={[
          {
            title: 'Telefonen',
            aside: <Price size="s" amount={monthlyPrice('541,-')} />,
            content: 'Delbetaling i 24 måneder.',
          },
          {
            title: 'Abonnementet',
            aside: <Price size="s" amount={monthlyPrice('399,-')} />,
            content: 'Ingen bindingstid.',
            open: true,
          },
        ]}
      />
    </Stack>
  </Stack>
);
