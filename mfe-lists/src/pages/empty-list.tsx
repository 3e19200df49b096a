import type { ListSource } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, EmptyState } from 'shared-domain/ui';
import { emptyTexts as texts } from '../texts/empty-nb';

export interface EmptyListProps {
  readonly listType: ListSource;
  /** The list's products in a sentence. */
  readonly products: string;
}

/** A list that has no products at all: says so, and leads to those that have. */
export function EmptyList({ listType, products }: EmptyListProps) {
  const isHandsets = listType === 'HANDSET_LIST';
  return (
    <EmptyState
      title={texts.nothingHeading(products)}
      text={texts.nothingBody}
      action={
        <>
          {!isHandsets && <ButtonLink href={PATHS.handsets}>{texts.toHandsets}</ButtonLink>}
          {listType !== 'ACCESSORY_LIST' && (
            <ButtonLink href={PATHS.accessories} variant="secondary">
              {texts.toAccessories}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
