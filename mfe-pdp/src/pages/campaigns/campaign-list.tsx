import type { ComponentType } from 'react';
import { catalogueText, type Webdeal } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import { Heading, Stack } from 'shared-domain/ui';
import { campaignCards } from '../../data/campaign-cards';
import { startLogin } from '../../state/start-login';
import type { Choice } from '../../state/use-choice';
import type { CampaignOfferProps } from '../../ui/campaign-offer';

export interface CampaignListProps {
  /** A part of the page, so that its styles are there when it is painted. */
  readonly Offer: ComponentType<CampaignOfferProps>;
  readonly webdeals: readonly Webdeal[];
  readonly choice: Choice;
  readonly realm: Realm;
}

/** 'Aktuelle kampanjer': what is part of the choice, and what would take another one. */
export function CampaignList({ Offer, webdeals, choice, realm }: CampaignListProps) {
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const { variant, purchase, chooseOffer } = choice;
  const cards = campaignCards({ webdeals, variant, purchase, isLoggedIn, realm });
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="kampanjer">
      <Stack gap={12}>
        <Heading level={2} size="h3" id="kampanjer">
          {catalogueText({ key: 'campaigns' })}
        </Heading>
        {cards.map((card) => (
          <Offer key={card.id} card={card} onChoose={chooseOffer} onLogin={startLogin} />
        ))}
      </Stack>
    </section>
  );
}
