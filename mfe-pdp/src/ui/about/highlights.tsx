import type { Product } from 'shared-domain/catalogue';
import { Icon, type IconDrawing, LightningIcon, Text } from 'shared-domain/ui';
import { highlightedText } from '../../rules/highlighted-text';
import { aboutTexts as texts } from '../../texts/about-nb';
import { highlightIcon } from './fact-icons';
import styles from './about.module.css';

export interface HighlightsProps {
  readonly product: Pick<Product, 'highlightedText' | 'highlightedTextIcon' | 'highlightedTextChargerRange'>;
}

/** What editors highlight of a product, and the power of the charger that it needs (P3-5). */
export function Highlights({ product }: HighlightsProps) {
  const highlight = highlightedText(product);
  if (!highlight) return null;
  const { text, icon, chargerRange } = highlight;
  return (
    <>
      {text && <Highlight icon={highlightIcon(icon)} text={text} />}
      {chargerRange && <Highlight icon={LightningIcon} text={texts.charger(chargerRange)} />}
    </>
  );
}

function Highlight({ icon, text }: { readonly icon: IconDrawing; readonly text: string }) {
  return (
    <div className={styles.highlight}>
      <Icon of={icon} />
      <Text>{text}</Text>
    </div>
  );
}
