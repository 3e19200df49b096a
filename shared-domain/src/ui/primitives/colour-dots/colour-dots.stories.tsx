import { Stack } from '../layout/layout';
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

export const OneToMany = () => (
  <Stack>
    <ColourDots colours={colours.slice(1, 2)} />
    <ColourDots colours={colours.slice(0, 4)} />
    <ColourDots colours={colours} />
  </Stack>
);
