import type { ReactNode } from 'react';
import type { PriceParts } from 'shared-domain/money';
import { Badge, Heading, Price, Select, Text } from 'shared-domain/ui';
import { familyTexts as texts } from '../texts/family-nb';
import styles from './family-plan-row.module.css';

export interface FamilyPlanRowProps {
  readonly name: string;
  readonly title: string;
  readonly detail: string;
  readonly price: PriceParts;
  /** Struck beside the price, or null. */
  readonly struck: string | null;
  readonly badges: readonly string[];
  /** Small lines below: the price of further lines, now and later. */
  readonly notes: readonly ReactNode[];
  /** Name of the field, and its value for a number of lines. */
  readonly field: string;
  readonly valueOf: (lines: number) => string;
  readonly lines: number;
  readonly max: number;
  readonly onLines: (lines: number) => void;
}

/** A plan with its price and the number of its lines: a native select, which works without script. */
export function FamilyPlanRow(props: FamilyPlanRowProps) {
  const { name, title, detail, price, struck, badges, notes, field, valueOf, lines, max, onLines } = props;
  const options = Array.from({ length: max + 1 }, (_, count) => ({
    value: valueOf(count),
    label: count === 0 ? texts.none : texts.lines(count),
  }));
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <Heading level={3}>{name}</Heading>
        <Text size="small" tone="soft">
          {[title, detail].filter(Boolean).join(' · ')}
        </Text>
        {badges.length > 0 && (
          <p className={styles.badges}>
            {badges.map((badge) => (
              <Badge key={badge} kind="offer">
                {badge}
              </Badge>
            ))}
          </p>
        )}
        {notes.map((note, index) => (
          <Text key={index} size="small">
            {note}
          </Text>
        ))}
      </div>
      <div className={styles.choice}>
        <p>
          <Price size="m" amount={price} before={struck} />
        </p>
        <Select
          label={texts.perPlan(name)}
          hideLabel
          name={field}
          options={options}
          value={valueOf(lines)}
          onChange={(value) => onLines(options.findIndex((option) => option.value === value))}
        />
      </div>
    </li>
  );
}
