import { Rating } from '../rating/rating';
import { Quote } from './quote';

export default { title: 'Composites/Quote' };

export const Variants = () => (
  <div>
    <Quote
      text="Bildene i mørket er helt rå. Batteriet holder lett to dager på hytta."
      name="Ingrid"
      date="14/11/2026"
      isoDate="2026-11-14"
    />
    <Quote
      rating={<Rating value={4.5} valueText="4,5" />}
      text="Fikk flyttet nummeret på en dag, og telefonen kom dagen etter."
      name="Amund"
      date="09/11/2026"
      isoDate="2026-11-09"
    />
    <Quote
      rating={<Rating value={2} valueText="2,0" />}
      text={
        'Skjermbeskytteren sitter godt, men personvernfilteret gjør skjermen mørkere enn jeg trodde.\n\nKundeservicen byttet den uten spørsmål, så det blir to stjerner og ikke én. Ville valgt en vanlig en neste gang.'
      }
      name="Kari-Anne Sørensen-Bjørnstad, Øvre Årdal"
      date="01/11/2026"
      isoDate="2026-11-01"
    />
    <Quote text="Grei." date="30/10/2026" isoDate="2026-10-30" />
    <Quote text="Akkurat det jeg trengte." />
  </div>
);
