import { Heading, Stack, Text, TextLink, UspList } from 'shared-domain/ui';
import { agreementTexts as texts } from '../../texts/agreement-nb';

export interface AgreementTermsProps {
  /** Name of the shop. */
  readonly shop: string;
  /** Given name of the customer; null: no one is logged in. */
  readonly customer: string | null;
  /** Page that logs in and returns, for visitors without script. */
  readonly loginHref: string;
  readonly onLogin: () => void;
}

/** Whom the agreement is for, whose quota counts, who owns the device; and the login, whose line a customer's greeting takes. */
export const AgreementTerms = ({ shop, customer, loginHref, onLogin }: AgreementTermsProps) => (
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
                onLogin();
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
