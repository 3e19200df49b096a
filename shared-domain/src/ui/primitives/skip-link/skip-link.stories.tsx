import { Text } from '../text/text';
import { SkipLink } from './skip-link';

export default { title: 'Primitives/SkipLink' };

export const SeenWhenFocused = () => (
  <>
    <SkipLink href="#forklaring" />
    <Text id="forklaring">
      Lenken «Hopp til innhold» står først på hver side. Den blir synlig oppe til venstre når du trykker Tab.
    </Text>
  </>
);
