import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, EmptyState, Icon, ShoppingBasketIcon, TextLink } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** Nothing in the cart: where to go. */
export function EmptyCart() {
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.emptyText}
      icon={<Icon of={ShoppingBasketIcon} size={40} />}
      action={
        <>
          <ButtonLink href={PATHS.handsets}>{texts.handsets}</ButtonLink>
          <TextLink look="strong" href={PATHS.subscriptions}>
            {texts.subscriptions}
          </TextLink>
          <TextLink look="strong" href={PATHS.accessories}>
            {texts.accessories}
          </TextLink>
          <TextLink look="strong" href="/mobilabonnement/pakketilbud/">
            {texts.offers}
          </TextLink>
        </>
      }
    />
  );
}
