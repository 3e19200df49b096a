import { Grid, Stack } from '../layout/layout';
import { TextLink } from '../text-link/text-link';
import { Checkbox } from './checkbox';

export default { title: 'Primitives/Checkbox' };

export const States = () => (
  <Stack gap={4}>
    <Checkbox label="Apple" count={12} name="merke" value="apple" />
    <Checkbox label="Samsung" count={24} name="merke" value="samsung" defaultChecked />
    <Checkbox label="Ingen treff" count={0} name="merke" value="ingen" disabled />
    <Checkbox label="Inkludert i abonnementet" name="inkludert" value="ja" disabled defaultChecked />
  </Stack>
);

export const Colours = () => (
  <Grid columns="halves">
    <Stack gap={4}>
      <Checkbox label="Svart" count={24} colour="#37343c" name="farge" value="svart" defaultChecked />
      <Checkbox label="Hvit" count={19} colour="#f4f2f1" name="farge" value="hvit" defaultChecked />
      <Checkbox label="Lilla" count={9} colour="#9b7cd6" name="farge" value="lilla" />
    </Stack>
    <Stack gap={4}>
      <Checkbox label="Korallrød" count={3} colour="#e8705a" name="farge" value="korall" />
      <Checkbox label="Gull" count={0} colour="#e6c88c" name="farge" value="gull" disabled />
      <Checkbox label="Rosa" count={0} colour="#efc9cf" name="farge" value="rosa" disabled defaultChecked />
    </Stack>
  </Grid>
);

export const LongText = () => (
  <Stack gap={4}>
    <Checkbox
      label="Tilkoblede enheter, smarthjem og overvåking av hytte og bolig"
      count={128}
      name="kategori"
      value="smarthjem"
    />
    <Checkbox
      label={
        <>
          Jeg godtar <TextLink href="/vilkar/">vilkårene for delbetaling</TextLink> og at Fjell kan gjøre en
          kredittvurdering av meg.
        </>
      }
      name="vilkar"
      value="ja"
    />
  </Stack>
);
