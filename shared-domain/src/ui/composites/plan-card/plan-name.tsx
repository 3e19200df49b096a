import styles from './plan-name.module.css';

/** Where the needle of a speedometer points, in degrees from the left. */
const NEEDLES = {
  'speedometer-normal': 45,
  'speedometer-rask': 90,
  'speedometer-max': 140,
} as const;

export interface PlanNameProps {
  readonly name: string;
  /** Whom the plan suits (F9.5-7). */
  readonly persona: string | null;
  readonly speedometer: keyof typeof NEEDLES | null;
}

/** A plan's name with whom it suits. */
export function PlanName({ name, persona, speedometer }: PlanNameProps) {
  if (!persona) return name;
  return (
    <>
      {speedometer && (
        <svg aria-hidden viewBox="0 0 24 24" width="20" height="20" data-icon={speedometer} className={styles.dial}>
          <path d="M3 18a9 9 0 1 1 18 0" />
          <path d="M12 18H5.5" transform={`rotate(${NEEDLES[speedometer]} 12 18)`} />
        </svg>
      )}
      {name} <span className={styles.persona}>{persona}</span>
    </>
  );
}
