import { Link } from 'shared-domain/runtime/router';
import { TextLink } from '../../primitives/text-link/text-link';
import * as texts from '../../texts/nb';
import styles from './energy-label.module.css';

/**
 * The colours of the label are the regulation's (EU 2017/1369), not the brand's: no theme may change them, so they are data of the
 * label and no tokens. Best class first.
 */
const COLOURS = ['#00a651', '#50b848', '#bed630', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const;
export const LABEL_BLACK = '#000';
export const LABEL_WHITE = '#fff';

/** The classes in use since 2021. */
const SCALE: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** The one before it, which some products still carry. */
const OLDER_SCALE: readonly string[] = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'];

export interface EnergyGrade {
  readonly grade: string;
  readonly best: string;
  readonly worst: string;
  readonly colour: string;
  readonly isOlderScale: boolean;
}

/**
 * Position of a class on its scale. A plain letter exists on both scales, so the caller names the scale; a class with a plus is on the older one.
 *
 * @returns null for what is no class of that scale
 */
export function energyGrade(text: string, olderScale = false): EnergyGrade | null {
  const grade = text.trim().toUpperCase();
  const isOlderScale = olderScale || grade.includes('+');
  const scale = isOlderScale ? OLDER_SCALE : SCALE;
  const colour = COLOURS[scale.indexOf(grade)];
  return colour === undefined ? null : { grade, best: scale[0] ?? '', worst: scale.at(-1) ?? '', colour, isOlderScale };
}

export interface EnergyLabelProps {
  /** 'A' to 'G', or 'A+++' to 'D' on the older scale. Anything else shows no arrow. */
  readonly grade: string;
  /** The class is one of the scale from A+++ to D; a class with a plus is so anyway. */
  readonly olderScale?: boolean | undefined;
  /** The whole energy label: the arrow leads to it. */
  readonly labelHref?: string | undefined;
  /** The arrow alone, as high as a line of a card. */
  readonly small?: boolean | undefined;
  /** The product information sheet. */
  readonly sheetHref?: string | undefined;
}

/** The EU's energy arrow with the range of its scale, and the link to the product sheet. */
export function EnergyLabel({ grade: text, olderScale, labelHref, sheetHref, small = false }: EnergyLabelProps) {
  const grade = energyGrade(text, olderScale);
  if (!grade && !sheetHref) return null;
  const arrow = grade && <Arrow {...grade} height={small ? SMALL : HEIGHT} />;
  return (
    <span className={styles.label}>
      {arrow && labelHref ? (
        <Link href={labelHref} className={styles.link}>
          {arrow}
        </Link>
      ) : (
        arrow
      )}
      {sheetHref && (
        <TextLink href={sheetHref} look="soft" className={styles.link}>
          {texts.energySheet}
        </TextLink>
      )}
    </span>
  );
}

const HEIGHT = 28;
const SMALL = 22;
const POINT = 14;

/** As the regulation has it: the class in white with a black edge on its colour, the range of the scale in black beside it. */
function Arrow({ grade, best, worst, colour, isOlderScale, height }: EnergyGrade & { readonly height: number }) {
  const range = isOlderScale ? 40 : 22;
  const width = range + (grade.length > 2 ? 58 : 34) + POINT;
  const end = width - POINT;
  const name = isOlderScale ? texts.energyClassOnScale(grade, best, worst) : texts.energyClass(grade);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={(width * height) / HEIGHT}
      height={height}
      className={styles.arrow}
    >
      <path d={`M.500 .500H${range}v27H.500Z`} fill={LABEL_WHITE} stroke={LABEL_BLACK} />
      <g fill={LABEL_BLACK} fontSize={isOlderScale ? 9 : 10} fontWeight="700" textAnchor="middle">
        <text x={isOlderScale ? 16 : 8} y="12">
          {best}
        </text>
        <text x={isOlderScale ? 16 : 8} y="24">
          {worst}
        </text>
      </g>
      <path
        d={`M${range - 5.5} 23.500V5.500m-3 3.500 3-3.500 3 3.500`}
        fill="none"
        stroke={LABEL_BLACK}
        strokeWidth="1.500"
      />
      <path d={`M${range} .500H${end}L${width - 0.7} 14 ${end} 27.500H${range}Z`} fill={colour} stroke={LABEL_BLACK} />
      <text
        x={(range + end) / 2 + 3}
        y="20.500"
        fontSize="18"
        className={styles.grade}
        fill={LABEL_WHITE}
        stroke={LABEL_BLACK}
        fontWeight="700"
        textAnchor="middle"
      >
        {grade}
      </text>
    </svg>
  );
}
