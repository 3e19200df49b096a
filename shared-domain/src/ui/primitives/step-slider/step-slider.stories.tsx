import { useState } from 'react';
import { Grid } from '../layout/layout';
import { StepSlider } from './step-slider';

export default { title: 'Primitives/StepSlider' };

const speeds = [
  { value: 'start', label: 'Moderat', detail: '10' },
  { value: 'basic', label: 'Høy', detail: '250' },
  { value: 'max', label: 'Lynrask', detail: '1000' },
];

export const FirstMiddleLast = () => {
  const [value, setValue] = useState('basic');
  return (
    <Grid columns="halves">
      <StepSlider label="Hastighet" steps={speeds} value={value} onChange={setValue} />
      <StepSlider label="Laveste hastighet" steps={speeds} value="start" onChange={() => undefined} />
      <StepSlider label="Høyeste hastighet" steps={speeds} value="max" onChange={() => undefined} />
    </Grid>
  );
};
