import { Heading, Price, RadioCardGroup, Stack, TextLink } from 'shared-domain/ui';
import type { ChoiceCard } from '../purchase/choice-cards';
import { agreementTexts as texts } from '../texts/agreement-nb';
import { ScriptOnly } from '../ui/script-only';

export interface MonthChoiceProps {
  readonly options: readonly ChoiceCard[];
  readonly option: string | null;
  /** '(ekskl. mva.)' */
  readonly vatNote: string;
  /** Query of the page with the option chosen. */
  readonly hrefOf: (option: string) => string;
  readonly onOption: (option: string) => void;
}

/** How long the agreement is to last: without script each length is a link. */
export function MonthChoice({ options, option, vatNote, hrefOf, onOption }: MonthChoiceProps) {
  const links = (
    <Stack as="ul" gap={8}>
      {options.map(({ value, title, price, detail }) => (
        <li key={value}>
          <TextLink href={hrefOf(value)}>{title}</TextLink>: {price.amount}
          {price.unit} {vatNote}. {detail}
        </li>
      ))}
    </Stack>
  );
  return (
    <section aria-labelledby="betaling">
      <Stack>
        <Heading level={2} id="betaling" size="h2">
          {texts.monthsHeading}
        </Heading>
        <ScriptOnly instead={links}>
          <RadioCardGroup
            legend={texts.months}
            hideLegend
            name="so"
            value={option}
            onChange={onOption}
            options={options.map(({ value, title, detail, price }) => ({
              value,
              title,
              detail,
              price: <Price amount={price} size="m" align="end" vatNote={vatNote} />,
            }))}
          />
        </ScriptOnly>
      </Stack>
    </section>
  );
}
