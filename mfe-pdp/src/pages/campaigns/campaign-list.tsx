import { catalogueText, type Webdeal } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSession } from 'shared-domain/stores/session-store';
import { Alert, Heading, Stack } from 'shared-domain/ui';
import { campaignCards } from '../../data/campaign-cards';
import { startLogin } from '../../state/start-login';
import type { Choice } from '../../state/use-choice';
import { useRefusedCampaigns } from '../../state/use-refused-campaigns';
import { campaignTexts as texts } from '../../texts/campaigns-nb';
import { CampaignOffer } from '../../ui/campaign-offer';

export interface CampaignListProps {
  readonly productType: string;
  readonly webdeals: readonly Webdeal[];
  readonly choice: Choice;
  readonly realm: Realm;
}

/** 'Aktuelle kampanjer': what is part of the choice, and what would take another one. */
export function CampaignList({ productType, webdeals, choice, realm }: CampaignListProps) {
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const { variant, purchase, chooseOffer, offerHref } = choice;
  const refused = useRefusedCampaigns();
  const isRefused = ({ discountId = '' }: Webdeal): boolean => refused.includes(discountId);
  const open = webdeals.filter((deal) => !isRefused(deal));
  const cards = campaignCards({ productType, webdeals: open, variant, purchase, isLoggedIn, realm });
  const ended = webdeals.filter(isRefused).flatMap(({ title }) => title ?? []);
  if (cards.length === 0 && ended.length === 0) return null;
  return (
    <section aria-labelledby="kampanjer">
      <Stack gap={12}>
        <Heading level={2} size="h3" id="kampanjer">
          {catalogueText({ key: 'campaigns' })}
        </Heading>
        {ended.length > 0 && <Alert kind="warning">{texts.ended(ended)}</Alert>}
        {cards.map((card) => (
          <CampaignOffer key={card.id} card={card} hrefOf={offerHref} onChoose={chooseOffer} onLogin={startLogin} />
        ))}
      </Stack>
    </section>
  );
}
