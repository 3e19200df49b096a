import { Button, Panel, Switch } from 'shared-domain/ui';
import type { AGE_FIELD, AgeFilter } from '../data/age-filter';
import { texts } from '../texts/nb';
import styles from './age-switches.module.css';

export interface AgeSwitchesProps {
  readonly filter: AgeFilter;
  /** Name and values of the query parameter. */
  readonly field: typeof AGE_FIELD;
  readonly onChange: (filter: AgeFilter) => void;
  /** Path of the page. */
  readonly action: string;
  /** The page has plans for others too, which may be hidden. */
  readonly canHideOthers: boolean;
  /** Parameters that the form keeps without script. */
  readonly kept: Readonly<Record<string, string>> | null;
}

/** Who the plans are for (F5.3-1..3): a plain GET form that a script takes over. */
export function AgeSwitches({ filter, field, onChange, action, canHideOthers, kept }: AgeSwitchesProps) {
  return (
    <Panel tone="white">
      <form method="get" action={action} className={styles.form}>
        <Switch
          label={texts.under30}
          detail={texts.under30Detail}
          name={field.name}
          value={field.under30}
          checked={filter.isUnder30}
          onChange={(isUnder30) => onChange({ isUnder30, onlyUnder30: false })}
        />
        {canHideOthers && (
          <Switch
            label={texts.onlyUnder30}
            detail={texts.onlyUnder30Detail}
            name={field.name}
            value={field.onlyUnder30}
            checked={filter.onlyUnder30}
            onChange={(onlyUnder30) => onChange({ isUnder30: true, onlyUnder30 })}
          />
        )}
        {Object.entries(kept ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <Button type="submit" variant="secondary">
            {texts.showPlans}
          </Button>
        </noscript>
      </form>
    </Panel>
  );
}
