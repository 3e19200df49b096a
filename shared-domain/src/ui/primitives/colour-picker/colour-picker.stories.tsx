import { useState } from 'react';
import { Stack } from '../layout/layout';
import { ColourPicker } from './colour-picker';

export default { title: 'Primitives/ColourPicker' };

const colours = [
  { slug: 'lyng', name: 'Lyng', html: '#9b7cd6', href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/' },
  {
    slug: 'hvit',
    name: 'Hvit',
    html: '#f4f2f1',
    href: '/mobiltelefoner/aurora/aurora-5-pro/hvit-256-gb/',
    soldOut: true,
  },
  { slug: 'svart', name: 'Svart', html: '#37343c', href: '/mobiltelefoner/aurora/aurora-5-pro/svart-256-gb/' },
  {
    slug: 'fjordblaa',
    name: 'Fjordblå',
    html: '#5b6b86',
    href: '/mobiltelefoner/aurora/aurora-5-pro/fjordblaa-256-gb/',
  },
  {
    slug: 'multe',
    name: 'Multe',
    html: '#f0b06a',
    href: '/mobiltelefoner/aurora/aurora-5-pro/multe-256-gb/',
    soldOut: true,
  },
];

export const Chosen = () => {
  const [slug, setSlug] = useState('lyng');
  return <ColourPicker options={colours} selected={slug} onSelect={setSlug} />;
};

const bands = [
  ...colours,
  {
    slug: 'natt',
    name: 'Midnattsblå med refleks og ekstra lang reim',
    html: '#1f2a44',
    href: '/smartklokker/natt/',
    soldOut: true,
  },
  { slug: 'salvie', name: 'Salvie', html: '#93ab92', href: '/smartklokker/salvie/' },
  { slug: 'korall', name: 'Korallrød', html: '#e8705a', href: '/smartklokker/korall/' },
];

export const SoldOutAndMany = () => (
  <Stack gap={32}>
    <ColourPicker legend="Farge på reimen" options={bands} selected="natt" onSelect={() => undefined} />
    <ColourPicker legend="Farge uten valg" options={colours} selected={null} />
  </Stack>
);
