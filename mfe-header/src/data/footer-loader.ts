import type { SlotModule } from 'shared-domain/contracts/exposes';
import type { Footer } from 'shared-domain/navigation';
import { fetchFooter } from 'shared-domain/navigation/io';

export interface FooterData {
  /** Null: it could not be read (logged by the client, F8-1). */
  readonly footer: Footer | null;
}

export const loadFooter: NonNullable<SlotModule<FooterData>['loader']> = async ({ signal }) => {
  const answer = await fetchFooter({ signal });
  return answer.ok ? { data: { footer: answer.value } } : { data: { footer: null }, isDegraded: true };
};
