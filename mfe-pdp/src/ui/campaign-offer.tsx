import { type MouseEvent, useRef } from 'react';
import { ButtonLink, CampaignBox, CheckmarkCircleFillIcon, Icon } from 'shared-domain/ui';
import type { CampaignCard } from '../data/campaign-cards';
import { LoginLink } from './login-link';
import { ScriptOnly } from './script-only';
import styles from './campaign-offer.module.css';

export interface CampaignOfferProps {
  readonly card: CampaignCard;
  /** Where a campaign's choice leads before the page is interactive. */
  readonly hrefOf: (option: string, plan: string | null) => string;
  readonly onChoose: (option: string, plan: string | null) => void;
  readonly onLogin: () => void;
}

/** A campaign with its terms: what it saves as things are chosen, or what it takes and the way there. */
export function CampaignOffer({ card, hrefOf, onChoose, onLogin }: CampaignOfferProps) {
  const { title, text, image, isChosen, note, until, action } = card;
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
          {action?.kind === 'login' && <LoginLink look="strong" text={action.text} onLogin={onLogin} />}
        </ScriptOnly>
      }
    />
  );
}
