import { discountPercent } from 'shared-domain/money';
import { commitmentMultiplier, type Offering } from 'shared-domain/subscription';
import { Breadcrumbs, Hero, Page } from 'shared-domain/ui';
import type { FamilyPageKey } from '../../data/family-query';
import { PLAN_PAGES } from '../../data/plan-pages';
import { planTrail } from '../../data/plan-trail';
import { resolveHeroStyle } from '../../rules/family';
import { familyTexts as texts } from '../../texts/family-nb';
import { pageTexts } from '../../texts/pages-nb';
import { PageHead } from '../../ui/page-head';
import styles from './family-page.module.css';

/** The largest discount that binding gives, in percent. */
export const bindingPercent = (plans: readonly Offering[]): number =>
  Math.max(0, ...plans.map((plan) => discountPercent(commitmentMultiplier(plan))));

/** The head of the page; the page of the yearly discount has a hero of its own (F2.7-4). */
export function FamilyHead({ page, plans }: { readonly page: FamilyPageKey; readonly plans: readonly Offering[] }) {
  const { heading, lead } = pageTexts[page];
  if (resolveHeroStyle(PLAN_PAGES[page]) === 'ordinary')
    return <PageHead trail={planTrail(page)} heading={heading} lead={lead} />;
  return (
    <Page className={styles.hero}>
      <Breadcrumbs items={planTrail(page)} />
      <Hero
        look="card"
        eyebrow={heading}
        title={texts.heroTitle(bindingPercent(plans))}
        text={lead}
        points={texts.heroPoints}
      />
    </Page>
  );
}
