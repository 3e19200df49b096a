import { useState } from 'react';
import { Grid } from '../layout/layout';
import { PostcodeField } from './postcode-field';

export default { title: 'Primitives/PostcodeField' };

export const States = () => {
  const [postcode, setPostcode] = useState('');
  return (
    <Grid columns="halves">
      <PostcodeField label="Postnummer, tomt" value={postcode} onChange={setPostcode} hint="Fire siffer" />
      <PostcodeField label="Postnummer, sted funnet" defaultValue="0154" town="Oslo" />
      <PostcodeField label="Postnummer, langt sted" defaultValue="1450" town="Nesoddtangen" />
      <PostcodeField label="Postnummer, slås opp" defaultValue="5014" loading />
      <PostcodeField label="Postnummer, finnes ikke" defaultValue="9999" error="Ugyldig postnummer" />
      <PostcodeField label="Postnummer, kan ikke endres" defaultValue="8004" town="Bodø" disabled />
    </Grid>
  );
};
