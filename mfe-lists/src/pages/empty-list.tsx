import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, EmptyState } from 'shared-domain/ui';
import type { ListKey } from '../data/list-definition';
import { texts } from '../texts/nb';

export interface EmptyListProps {
  readonly listKey: ListKey;
}

/** A list that has no products at all: says so, and leads to those that have. */
export function EmptyList({ listKey }: EmptyListProps) {
  const isHandsets = listKey === 'handsets';
  return (
    <EmptyState
      title={texts.nothingHeading(texts.lists[listKey].products)}
      text={texts.nothingBody}
      action={
        <>
          {!isHandsets && <ButtonLink href={PATHS.handsets}>{texts.toHandsets}</ButtonLink>}
          {listKey !== 'accessories' && (
            <ButtonLink href={PATHS.accessories} variant="secondary">
              {texts.toAccessories}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
