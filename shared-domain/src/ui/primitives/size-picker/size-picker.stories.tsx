import { useState } from 'react';
import { Grid, Stack } from '../layout/layout';
import { SizePicker } from './size-picker';

export default { title: 'Primitives/SizePicker' };

const storage = [
  { label: '256 GB', price: '12 990,-', href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-256-gb/' },
  { label: '512 GB', price: '14 990,-', href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-512-gb/' },
  { label: '1 TB', price: '17 490,-', href: '/mobiltelefoner/aurora/aurora-5-pro/lyng-1-tb/', soldOut: true },
];
const watches = [
  { label: '41 mm, aluminium', price: '5 290,-', href: '/smartklokker/41-aluminium/' },
  { label: '41 mm, rustfritt stål', price: '8 490,-', href: '/smartklokker/41-staal/' },
  { label: '45 mm, aluminium', price: '5 690,-', href: '/smartklokker/45-aluminium/', soldOut: true },
  { label: '45 mm, rustfritt stål', price: '8 990,-', href: '/smartklokker/45-staal/' },
  { label: '49 mm, titan med ekstra kraftig batteri', price: '10 990,-', href: '/smartklokker/49-titan/' },
];

export const Boxes = () => {
  const [label, setLabel] = useState('256 GB');
  return (
    <Grid columns="halves">
      <SizePicker options={storage} selected={label} onSelect={setLabel} />
      <Stack gap={32}>
        <SizePicker
          legend="Lagringsplass uten pris"
          options={storage.map((option) => ({ ...option, price: '' }))}
          selected="1 TB"
        />
        <SizePicker legend="Størrelse på klokken" options={watches.slice(0, 4)} selected="41 mm, rustfritt stål" />
      </Stack>
    </Grid>
  );
};

export const MoreThanFour = () => {
  const [label, setLabel] = useState('41 mm, aluminium');
  return (
    <Grid columns="halves">
      <SizePicker look="select" options={watches} selected={label} onSelect={setLabel} />
      <SizePicker
        look="select"
        legend="Størrelse uten valg"
        options={watches}
        selected={null}
        onSelect={() => undefined}
      />
    </Grid>
  );
};
