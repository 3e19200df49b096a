import { Stack } from '../layout/layout';
import { ColourChoice } from './colour-choice';
import { ColourDots } from './colour-dots';

export default { title: 'Primitives/ColourDots' };

const colours = [
  { name: 'Lyng', html: '#9b7cd6' },
  { name: 'Hvit', html: '#f4f2f1' },
  { name: 'Svart', html: '#37343c' },
  { name: 'Fjordblå', html: '#5b6b86' },
  { name: 'Multe', html: '#f0b06a' },
  { name: 'Salvie', html: '#93ab92' },
];

/** In the same room as the dots. */
export const Choice = () => (
  <Stack>
    <ColourChoice of="Fjell Nord" colours={colours.slice(0, 3)} chosen={0} onChoose={() => undefined} />
    <ColourChoice of="Fjell Vidde" colours={colours} chosen={2} onChoose={() => undefined} />
    <ColourChoice of="Fjell Topp" colours={colours} chosen={-1} onChoose={() => undefined} />
  </Stack>
);

export const OneToMany = () => (
  <Stack>
    <ColourDots colours={colours.slice(1, 2)} />
    <ColourDots colours={colours.slice(0, 4)} />
    <ColourDots colours={colours} />
  </Stack>
);
