import { useEffect, useRef, useState } from 'react';
import { LocationPinIcon, MagnifyingGlassIcon } from '../../icons';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { Grid, Stack } from '../layout/layout';
import type { ComboboxOption, ComboboxProps } from './combobox';
import { Combobox } from './combobox';

export default { title: 'Primitives/Combobox' };

const PLACES: readonly ComboboxOption[] = [
  { id: 'bodo', label: 'Bodø', detail: 'Nordland' },
  { id: 'bodosjoen', label: 'Bodøsjøen', detail: 'Bodø, Nordland' },
  { id: 'gruner', label: 'Grünerløkka', detail: 'Oslo' },
  { id: 'nesodd', label: 'Nesoddtangen', detail: 'Nesodden, Akershus' },
  { id: 'tromso', label: 'Tromsø', detail: 'Troms' },
  { id: 'trondheim', label: 'Trondheim', detail: 'Trøndelag' },
  { id: 'svolvaer', label: 'Svolvær', detail: 'Vågan i Lofoten, Nordland' },
];

type ExampleProps = Partial<ComboboxProps> & { readonly label: string; readonly text?: string };

const Example = ({ text = '', ...given }: ExampleProps) => {
  const [value, setValue] = useState(text);
  const fitting =
    value.length < 2 ? undefined : PLACES.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <Combobox
      name="sted"
      options={fitting}
      {...given}
      value={value}
      onChange={setValue}
      onChoose={(option) => setValue(option.label)}
    />
  );
};

/** As a shopper finds it who has pressed the keys. */
const Pressed = ({ keys, ...given }: ExampleProps & { readonly keys: readonly string[] }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = root.current?.querySelector('input');
    field?.focus();
    for (const key of keys)
      field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return (
    <div ref={root}>
      <Example {...given} />
    </div>
  );
};

export const Closed = () => (
  <Grid columns="halves">
    <Example label="Sted eller postnummer" icon={<Icon of={LocationPinIcon} />} hint="Minst to tegn" />
    <Example label="Søk i butikken" icon={<Icon of={MagnifyingGlassIcon} />} placeholder="Mobil, deksel, lader" />
    <Example label="Sted eller postnummer, med feil" text="Xyz" error="Vi fant ikke stedet" />
    <Example label="Sted eller postnummer, kan ikke endres" text="Bodø" disabled />
  </Grid>
);

export const Open = () => (
  <Stack gap={80}>
    <Pressed
      label="Sted eller postnummer"
      icon={<Icon of={LocationPinIcon} />}
      options={PLACES}
      text="o"
      keys={['ArrowDown']}
    />
    <Button variant="secondary">Under listen</Button>
  </Stack>
);

export const NoHits = () => <Pressed label="Sted eller postnummer" text="Xyz" options={[]} keys={['ArrowDown']} />;

export const Loading = () => (
  <Pressed label="Sted eller postnummer" text="Bo" options={[]} loading keys={['ArrowDown']} />
);
