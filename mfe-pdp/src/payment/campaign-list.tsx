import { type MouseEvent, useRef } from 'react';
import { catalogueText, type Webdeal } from 'shared-domain/catalogue';
import { useSession } from 'shared-domain/stores/session-store';
import { Alert, ButtonLink, CampaignBox, CheckmarkCircleFillIcon, Heading, Icon, Stack } from 'shared-domain/ui';
import { LoginLink } from '../purchase/start-login';
import type { Choice } from '../purchase/use-choice';
import { useRealm } from '../purchase/use-realm';
import { useRefusedCampaigns } from '../purchase/use-refused-campaigns';
import { campaignTexts as texts } from '../texts/campaigns-nb';
import { ScriptOnly } from '../ui/script-only';
import { type CampaignCard, campaignCards } from './campaign-cards';
import styles from './campaign-offer.module.css';

export interface CampaignListProps {
  readonly productType: string;
  readonly webdeals: readonly Webdeal[];
  readonly choice: Choice;
}

/** 'Aktuelle kampanjer': what is part of the choice, and what would take another one. */
export function CampaignList({ productType, webdeals, choice }: CampaignListProps) {
  const realm = useRealm();
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
          <CampaignChoice key={card.id} card={card} hrefOf={offerHref} onChoose={chooseOffer} />
        ))}
      </Stack>
    </section>
  );
}

export interface CampaignChoiceProps {
  readonly card: CampaignCard;
  /** Where a campaign's choice leads before the page is interactive. */
  readonly hrefOf: (option: string, plan: string | null) => string;
  readonly onChoose: (option: string, plan: string | null) => void;
}

/** A campaign with its terms: what it saves as things are chosen, or what it takes and the way there. */
export function CampaignChoice({ card, hrefOf, onChoose }: CampaignChoiceProps) {
  const { title, text, image, textColor, isChosen, note, until, action } = card;
  const outcome = useRef<HTMLParagraphElement>(null);
  const choose = (event: MouseEvent, option: string, plan: string | null): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The button goes as its campaign is chosen.
    outcome.current?.focus({ preventScroll: true });
    onChoose(option, plan);
  };
  return (
    <CampaignBox
      title={title}
      titleColor={textColor}
      image={image === null ? undefined : { url: image, title: '' }}
      text={
        <>
          {text} {until}
        </>
      }
      action={
        <ScriptOnly>
          <p ref={outcome} tabIndex={-1} className={styles.note}>
            {isChosen && <Icon of={CheckmarkCircleFillIcon} size={20} />}
            <span>{note}</span>
          </p>
          {action?.kind === 'choose' && (
            <ButtonLink
              size="small"
              variant="secondary"
              href={hrefOf(action.option, action.plan)}
              onClick={(event) => choose(event, action.option, action.plan)}
            >
              {action.text}
            </ButtonLink>
          )}
          {action?.kind === 'login' && <LoginLink look="strong" text={action.text} />}
        </ScriptOnly>
      }
    />
  );
}
