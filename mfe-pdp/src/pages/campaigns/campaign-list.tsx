import { catalogueText, type Webdeal } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import { Heading, Stack } from 'shared-domain/ui';
import { campaignCards } from '../../data/campaign-cards';
import { startLogin } from '../../state/start-login';
import type { Choice } from '../../state/use-choice';
import { CampaignOffer } from '../../ui/campaign-offer';

export interface CampaignListProps {
  readonly webdeals: readonly Webdeal[];
  readonly choice: Choice;
  readonly realm: Realm;
}

/** 'Aktuelle kampanjer': what is part of the choice, and what would take another one. */
export function CampaignList({ webdeals, choice, realm }: CampaignListProps) {
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const { variant, purchase, chooseOffer, offerHref } = choice;
  const cards = campaignCards({ webdeals, variant, purchase, isLoggedIn, realm });
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="kampanjer">
      <Stack gap={12}>
        <Heading level={2} size="h3" id="kampanjer">
          {catalogueText({ key: 'campaigns' })}
        </Heading>
        {cards.map((card) => (
          <CampaignOffer key={card.id} card={card} hrefOf={offerHref} onChoose={chooseOffer} onLogin={startLogin} />
        ))}
      </Stack>
    </section>
  );
}
