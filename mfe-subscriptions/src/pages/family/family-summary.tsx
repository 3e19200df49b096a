import { formatMonthly, formatPrice, monthlyParts, subtractOre, ZERO } from 'shared-domain/money';
import { offeringName, priceDisclaimerText, subscriptionText, termsTexts } from 'shared-domain/subscription';
import {
  Disclaimer,
  Heading,
  Panel,
  Stack,
  SummaryRows,
  Text,
  TextLink,
  TotalPriceLine,
  VisuallyHidden,
} from 'shared-domain/ui';
import { PLAN_PAGES } from '../../data/plan-pages';
import type { FamilyGroup, FamilyOrder } from '../../rules/family';
import { familyTexts as texts } from '../../texts/family-nb';

/** The editors' words for the prices of a family, and for the binding: what it saves, and the fee of who breaks it (F3.3-5). */
const wordsOf = ({ offering, isFamily, isFirstLineFamily, isBound }: FamilyGroup): readonly string[] => [
  ...((isFamily && !isFirstLineFamily && offering.familySubscriptionPricingTexts) || []),
  ...((isBound && [priceDisclaimerText(offering, { isFamily: isFirstLineFamily, hasCommitment: true })]) || []).flatMap(
    (text) => text ?? [],
  ),
];

/** The lines of one plan with their sum (F9.9-3..8), then what a campaign takes off. */
function GroupRows({ group }: { readonly group: FamilyGroup }) {
  const { summary, campaign, offering, monthly } = group;
  const rows = summary.rows.map(({ label, value }) => ({ label: subscriptionText(label), value }));
  return (
    <Stack gap={8}>
      <Heading level={3} size="card">
        {offeringName(offering)}
      </Heading>
      <SummaryRows rows={rows} />
      <TotalPriceLine
        ruled
        size="s"
        label={subscriptionText(summary.totalLabel)}
        amount={monthlyParts(summary.amounts.discounted)}
        before={summary.struck}
      />
      {campaign > ZERO && (
        <SummaryRows
          rows={[
            { label: texts.campaign, value: formatMonthly(subtractOre(ZERO, campaign)) },
            { label: texts.groupTotal, value: formatMonthly(monthly), strong: true },
          ]}
        />
      )}
      {group.isFirstLineFamily && <Text size="small">{subscriptionText({ key: 'familyDiscountIncluded' })}</Text>}
      {wordsOf(group).map((text) => (
        <Text key={text} size="small">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

export interface FamilySummaryPanelProps {
  readonly order: FamilyOrder;
  /** Below the total: the form that puts everything into the cart. */
  readonly children: React.ReactNode;
}

/** The cost of everything: each plan, the total a month, later, and in the months of the binding. */
export function FamilySummaryPanel({ order, children }: FamilySummaryPanelProps) {
  const { groups, lines, monthly, undiscounted, later, bindingTotal, firstYearTotal } = order;
  const saved = subtractOre(undiscounted, monthly);
  const totals = [
    ...(saved > ZERO ? [{ label: texts.saved, value: formatMonthly(saved) }] : []),
    ...(later === monthly ? [] : [{ label: texts.later, value: formatMonthly(later) }]),
    { label: texts.firstYear, value: formatPrice(firstYearTotal) },
    bindingTotal === null
      ? { label: texts.binding, value: texts.notBound }
      : { label: texts.bindingTotal, value: formatPrice(bindingTotal), strong: true },
  ];
  return (
    <Panel tone="tint" as="section" label={texts.summary}>
      <Stack gap={24}>
        <Heading level={2} size="h3">
          {texts.summary}
        </Heading>
        <VisuallyHidden>
          <span role="status">{lines > 0 && texts.announcement(texts.lines(lines), formatMonthly(monthly))}</span>
        </VisuallyHidden>
        {groups.length === 0 && <Text>{texts.nothing}</Text>}
        {groups.map((group) => (
          <GroupRows key={group.offering.offeringCode} group={group} />
        ))}
        {groups.length > 0 && (
          <>
            <Stack gap={12}>
              <TotalPriceLine
                ruled
                label={texts.total}
                amount={monthlyParts(monthly)}
                before={saved > ZERO ? formatPrice(undiscounted) : null}
              />
              <SummaryRows rows={totals} />
            </Stack>
            {children}
            <Disclaimer>
              {termsTexts.withVat} {termsTexts.invoice} {termsTexts.outside}{' '}
              {order.bindingTotal !== null && termsTexts.noticeBound}{' '}
              <TextLink href={PLAN_PAGES.prices}>{texts.allPrices}</TextLink>
            </Disclaimer>
          </>
        )}
      </Stack>
    </Panel>
  );
}
