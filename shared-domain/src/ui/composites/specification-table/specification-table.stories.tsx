import { SpecificationTable } from './specification-table';

export default { title: 'Composites/Specification table' };

export const Groups = () => (
  <SpecificationTable
    headingLevel={2}
    groups={[
      {
        label: 'Skjerm',
        specs: [
          { label: 'Størrelse', value: '6,3 tommer' },
          { label: 'Type', value: 'OLED, 1–120 Hz' },
          { label: 'Lysstyrke', value: '2 600 nits' },
        ],
      },
      {
        label: 'Kamera',
        specs: [
          { label: 'Hovedkamera', value: '50 MP, f/1,6' },
          { label: 'Telelinse', value: '48 MP, 5x optisk zoom' },
          { label: 'Video', value: '4K, 60 b/s' },
        ],
      },
      {
        label: 'Batteri og lading',
        specs: [
          { label: 'Kapasitet', value: '5 000 mAh' },
          {
            label: 'Hurtiglading',
            value: 'Inntil 50 % på 20 minutter med lader på 40 W eller mer, som selges separat',
          },
          { label: 'Trådløshurtigladingskompatibilitet', value: 'MagSafe og Qi2' },
        ],
      },
      {
        label: 'Mål og tilkobling',
        specs: [
          { label: 'Vekt', value: '189 g' },
          { label: 'Nett', value: '5G, Wi-Fi 7' },
          { label: 'SIM', value: 'Nano-SIM og eSIM' },
          { label: 'Vanntett', value: 'Ja' },
        ],
      },
      { label: 'Uten opplysninger', specs: [] },
    ]}
  />
);
