import { Stack } from '../layout/layout';
import { SearchField } from './search-field';

export default { title: 'Primitives/SearchField' };

export const EmptyAndFilled = () => (
  <Stack gap={24}>
    <form role="search" aria-label="Tomt felt">
      <SearchField label="Søk i nettbutikken" placeholder="Hva leter du etter?" />
    </form>
    <form role="search" aria-label="Utfylt felt">
      <SearchField label="Søk etter tilbehør" defaultValue="trådløs lader til Galaxy Z Flip7 Enterprise Edition" />
    </form>
    <form role="search" aria-label="Felt uten knapp">
      <SearchField label="Søk i butikker" defaultValue="Storo" submitText={null} />
    </form>
  </Stack>
);
