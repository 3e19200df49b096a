import type { ReactNode } from 'react';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import {
  Disclaimer,
  Heading,
  Panel,
  Stack,
  SummaryRows,
  Text,
  TextLink,
  TotalPriceLine,
  UspList,
} from 'shared-domain/ui';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import { startLogin } from '../purchase/start-login';
import { agreementTexts as texts } from '../texts/agreement-nb';
import { texts as pageTexts } from '../texts/nb';

export interface AgreementSummaryProps {
  readonly summary: PurchaseSummary;
  /** The buy button. */
  readonly children: ReactNode;
}

/** The cost of the agreement, and the button that orders it, also without script. */
export const AgreementSummary = ({ summary, children }: AgreementSummaryProps) => (
  <Panel as="section" tone="tint" label={pageTexts.summary}>
    <Stack gap={12}>
      <SummaryRows rows={summary.rows} />
      <TotalPriceLine label={summary.totalLabel} amount={summary.total} vatNote={WITHOUT_VAT_NOTE} ruled />
      <SummaryRows rows={[{ label: pageTexts.payNowLabel, value: summary.payNow }]} />
      {children}
      <Disclaimer>{summary.legal}</Disclaimer>
    </Stack>
  </Panel>
);

export interface AgreementTermsProps {
  /** Name of the shop. */
  readonly shop: string;
  /** Given name of the customer; null: no one is logged in. */
  readonly customer: string | null;
  /** Page that logs in and returns, for visitors without script. */
  readonly loginHref: string;
}

/** Whom the agreement is for, whose quota counts, who owns the device; and the login, whose line a customer's greeting takes. */
export const AgreementTerms = ({ shop, customer, loginHref }: AgreementTermsProps) => (
  <section aria-labelledby="utstyrsavtale">
    <Stack gap={8}>
      <Heading level={2} size="card" id="utstyrsavtale">
        {texts.termsHeading}
      </Heading>
      <UspList size="small" items={[texts.audience(shop), texts.quota, texts.owner]} />
      <Text size="small">
        {customer === null ? (
          <>
            {texts.loginQuestion}{' '}
            <TextLink
              href={loginHref}
              onClick={(event) => {
                event.preventDefault();
                startLogin();
              }}
            >
              {texts.login}
            </TextLink>
          </>
        ) : (
          texts.loggedIn(customer)
        )}
      </Text>
    </Stack>
  </section>
);
