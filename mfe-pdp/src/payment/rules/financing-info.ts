import type { FinancingMethod } from 'shared-domain/catalogue';
import type { PageText } from 'shared-domain/purchase';

export interface FinancingInfo {
  readonly linkText: PageText;
  readonly title: string;
  readonly content: string;
}

/** The link to more about a method, and what it opens (P2-45); null where the method has no such text. */
export function financingInfo({
  heading,
  extraInfoHeading = heading,
  extraInfoContent,
}: Pick<FinancingMethod, 'heading' | 'extraInfoHeading' | 'extraInfoContent'>): FinancingInfo | null {
  return extraInfoContent
    ? {
        linkText: { key: 'readMoreAbout', values: { subject: extraInfoHeading } },
        title: extraInfoHeading,
        content: extraInfoContent,
      }
    : null;
}
