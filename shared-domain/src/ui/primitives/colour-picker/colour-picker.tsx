import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import { LinkRadioGroup } from '../roving/link-radio-group';
import styles from './colour-picker.module.css';

export interface PickableColour {
  readonly slug: string;
  /** As shown, e.g. 'Lyng'. */
  readonly name: string;
  /** CSS colour from data. */
  readonly html: string;
  readonly href: string;
  /** Still selectable; drawn with a stroke and announced. */
  readonly soldOut?: boolean | undefined;
}

export interface ColourPickerProps {
  readonly legend?: string | undefined;
  readonly options: readonly PickableColour[];
  /** Slug of the chosen colour. */
  readonly selected: string | null | undefined;
  readonly onSelect?: ((slug: string) => void) | undefined;
}

/** From edge to edge of the disc. */
const STROKE = 'M6.500 33.500 33.500 6.500';

/**
 * Radio group «Farge»: discs of 40 px in 52 px targets, each a link to its variant. The legend shows the chosen name; that of a
 * disc under the pointer in its tooltip.
 */
export function ColourPicker({ legend = texts.colour, options, selected, onSelect }: ColourPickerProps) {
  const chosen = options.find((option) => option.slug === selected);
  return (
    <LinkRadioGroup
      drawLegend={(id) => (
        <p className={styles.legend}>
          <span id={id} className={styles.term}>
            {legend}
          </span>
          {chosen && `: ${chosen.name}`}
        </p>
      )}
      selected={selected}
      onSelect={onSelect}
      listClassName={styles.list}
      options={options.map((option) => ({
        key: option.slug,
        href: option.href,
        label: option.soldOut ? `${option.name}, ${texts.soldOut}` : option.name,
        className: classNames(styles.option, option.slug === selected && styles.chosen),
        content: (
          <svg aria-hidden viewBox="0 0 40 40" width="40" height="40" className={styles.disc}>
            <title>{option.name}</title>
            <circle cx="20" cy="20" r="19.500" fill={option.html} className={styles.fill} />
            {option.soldOut && (
              <>
                <path d={STROKE} className={styles.edge} />
                <path d={STROKE} className={styles.stroke} />
              </>
            )}
          </svg>
        ),
      }))}
    />
  );
}
