import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, Hero, Picture, Price } from 'shared-domain/ui';
import type { HomeLead } from '../data/home-loader';
import { homeTexts } from '../texts/home-nb';

export interface HomeHeroProps {
  readonly lead: HomeLead | null;
  readonly pictureSizes: string;
}

/** One phone with its price, and the link to all phones. */
export function HomeHero({ lead, pictureSizes }: HomeHeroProps) {
  return (
    <Hero
      eyebrow={lead && [lead.badge?.text, lead.name].filter(Boolean).join(' · ')}
      title={homeTexts.heroTitle}
      text={lead?.text || homeTexts.heroText}
      price={lead?.price && <Price size="l" amount={lead.price} />}
      priceNote={lead?.priceNote}
      actions={
        <>
          {lead && (
            <ButtonLink href={lead.href} variant="white" size="large">
              {homeTexts.see(lead.name)}
            </ButtonLink>
          )}
          <ButtonLink href={PATHS.handsets} variant={lead ? 'ghost' : 'white'} size="large">
            {homeTexts.allHandsetsShort}
          </ButtonLink>
        </>
      }
      legal={lead?.legal}
      picture={lead && <Picture image={lead.image} alt="" sizes={pictureSizes} width={800} height={800} priority />}
    />
  );
}
