import type { SubscriptionText } from '../model';

export interface ChangeNeededFacts {
  readonly isLoggedIn: boolean;
  readonly hasPlan: boolean;
  /** Id of the financing option, e.g. 'lease24'. */
  readonly option: string;
  readonly realm: 'B2C' | 'B2B' | 'UKKO';
}

/** The message to a visitor without a plan when one is needed (P6-6); else null. */
export function changeNeededText({ isLoggedIn, hasPlan, option, realm }: ChangeNeededFacts): SubscriptionText | null {
  const needsPlan = !/^(upfront|ukko)/.test(option) && realm !== 'UKKO';
  return !isLoggedIn && !hasPlan && needsPlan ? { key: 'changePlanToContinue' } : null;
}
