/**
 * The colours of the label are the regulation's (EU 2017/1369), not the brand's: no theme may change them, so they are data of the
 * label and no tokens. Best class first.
 */
const COLOURS = ['#00a651', '#50b848', '#bed630', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const;
export const LABEL_BLACK = '#000';
export const LABEL_WHITE = '#fff';

/** In use since 2021. */
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
