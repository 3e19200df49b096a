import { useState } from 'react';
import { MAX_QUANTITY } from 'shared-domain/cart';
import { useAccount } from 'shared-domain/stores/account-store';
import { useSession } from 'shared-domain/stores/session-store';
import { billingAccounts, subscriptionText } from 'shared-domain/subscription';
import { Button, Select, Text, TextLink } from 'shared-domain/ui';
import { useCompanyAccounts } from '../purchase/billed-account';
import { LoginLink } from '../purchase/start-login';
import { businessTexts as texts } from './business-nb';

/** Where businesses ask for an offer (F2.2-21). */
const QUOTE_PAGE = '/bedrift/produkter-og-tjenester/be-om-tilbud/';

/** The account of the company that is billed (P6-9), on one line, so that little moves when it is known; a visitor is asked to log in. */
function CompanyAccount() {
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const status = useAccount((account) => account.status);
  const { accounts, billed, pick } = useCompanyAccounts();
  const [isPicking, setPicking] = useState(false);
  const choice = billingAccounts(accounts);
  if (!isLoggedIn)
    return (
      <>
        {texts.loginQuestion} <LoginLink text={texts.login} />
      </>
    );
  if (choice && isPicking)
    return (
      <Select
        label={subscriptionText(choice.heading)}
        hideLabel
        prefix={subscriptionText(choice.heading)}
        options={choice.options.map(({ accountId, text }) => ({ value: accountId, label: subscriptionText(text) }))}
        value={billed}
        onChange={pick}
      />
    );
  if (billed !== undefined)
    return (
      <>
        {texts.billed(billed)}{' '}
        {choice && (
          <Button variant="quiet" size="small" onClick={() => setPicking(true)}>
            {texts.otherAccount}
          </Button>
        )}
      </>
    );
  if (status === 'failed') return texts.failed;
  return status === 'ready' ? texts.noAccount : texts.loading;
}

/** The answers to a business's questions beside the button: on which account, and how to buy more than the shop sells at once. */
export const BusinessNotes = () => (
  <>
    <Text as="div" size="small">
      <CompanyAccount />
    </Text>
    <Text size="small">
      {texts.quoteQuestion(MAX_QUANTITY)} <TextLink href={QUOTE_PAGE}>{texts.quote}</TextLink>
    </Text>
  </>
);
