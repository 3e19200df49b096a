import type { FinancingMethod } from '../../catalogue';

export interface FinancingInfo {
  /** 'Les mer om Delbetaling' */
  readonly linkText: string;
  readonly title: string;
  readonly content: string;
}

/** The link to more about a method, and what it opens (P2-45); null where the method has nothing to tell. */
export function financingInfo({
  heading,
  extraInfoHeading = heading,
  extraInfoContent,
}: Pick<FinancingMethod, 'heading' | 'extraInfoHeading' | 'extraInfoContent'>): FinancingInfo | null {
  return extraInfoContent
    ? { linkText: `Les mer om ${extraInfoHeading}`, title: extraInfoHeading, content: extraInfoContent }
    : null;
}
