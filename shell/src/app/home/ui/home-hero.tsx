import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, Hero, Picture, Price } from 'shared-domain/ui';
import { texts } from '../../../texts/nb';
import type { HomeLead } from '../home-loader';
import { HERO_SIZES } from '../lead-picture';

/** The way in: one phone with its price, and the way to all of them. */
export function HomeHero({ lead }: { readonly lead: HomeLead | null }) {
  return (
    <Hero
      eyebrow={lead && [lead.badge?.text, lead.name].filter(Boolean).join(' · ')}
      title={texts.home.heroTitle}
      text={texts.home.heroText}
      price={lead?.price && <Price size="l" amount={lead.price.amount} perMonth={lead.price.unit !== ''} />}
      priceNote={lead?.priceNote}
      actions={
        <>
          {lead && (
            <ButtonLink href={lead.href} size="large">
              {texts.home.see(lead.name)}
            </ButtonLink>
          )}
          <ButtonLink href={PATHS.handsets} variant={lead ? 'secondary' : 'primary'} size="large">
            {texts.home.allHandsetsShort}
          </ButtonLink>
        </>
      }
      picture={lead && <Picture image={lead.image} alt="" sizes={HERO_SIZES} width={800} height={800} priority />}
    />
  );
}
