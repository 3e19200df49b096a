import { Stack } from '../../primitives/layout/layout';
import { Panel } from '../../primitives/panel/panel';
import { TextLink } from '../../primitives/text-link/text-link';
import { Quote } from '../quote/quote';
import { Rating } from './rating';
import { RatingBars, RatingSummary } from './rating-summary';

export default { title: 'Composites/Rating' };

const VALUES = [
  [0.2, '0,2'],
  [0.5, '0,5'],
  [1.4, '1,4'],
  [2.7, '2,7'],
  [3.5, '3,5'],
  [4.25, '4,3'],
  [4.8, '4,8'],
  [5, '5,0'],
] as const;

export const Stars = () => (
  <Stack gap={8}>
    {VALUES.map(([value, text]) => (
      <Rating key={text} value={value} valueText={text} />
    ))}
    <Rating value={4.5} valueText="4,5" count={128} href="#omtaler" />
    <Rating value={4.5} valueText="4,5" count={128} look="full" href="#alle-omtaler" />
    <Rating value={3} valueText="3,0" count={1} look="full" />
    <Rating value={4.1} valueText="4,1" count={12048} look="full" />
  </Stack>
);

/** «Kundene sier», as product pages compose it. */
export const Reviews = () => (
  <Panel tone="line">
    <Stack gap={16}>
      <RatingSummary title="Kundene sier" valueText="4,5" count={128} />
      <RatingBars counts={{ 5: 84, 4: 29, 3: 9, 2: 4, 1: 2 }} />
      <div>
        <Quote
          text="Bildene i mørket er helt rå. Batteriet holder lett to dager på hytta."
          name="Ingrid"
          date="14/11/2026"
          isoDate="2026-11-14"
        />
        <Quote
          text="Fikk flyttet nummeret på en dag, og telefonen kom dagen etter."
          name="Amund"
          date="09/11/2026"
          isoDate="2026-11-09"
        />
      </div>
      <TextLink look="strong" href="#omtaler">
        Les alle omtaler
      </TextLink>
    </Stack>
  </Panel>
);

/** All ratings equal, ratings that no one gave, and thousands of them. */
export const Distributions = () => (
  <Stack gap={48}>
    <Stack>
      <RatingSummary title="Få omtaler" valueText="4,0" count={1} />
      <RatingBars counts={{ 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 }} />
    </Stack>
    <Stack>
      <RatingSummary
        title="Omtaler av Skjermbeskytter med personvern til iPhone 17 Pro Max"
        valueText="3,1"
        count={12048}
      />
      <RatingBars counts={{ 5: 4012, 4: 2377, 3: 1250, 2: 409, 1: 4000 }} />
    </Stack>
  </Stack>
);
