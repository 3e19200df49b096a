import { useId, useRef, useState } from 'react';
import {
  ACCESSORY_STEP,
  accessoryCategoryOf,
  accessorySteps,
  catalogueText,
  type Product,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { vatNote } from 'shared-domain/purchase';
import { Alert, Chip, ChipRow, SectionHeader, Stack } from 'shared-domain/ui';
import { accessoryCard } from '../../data/accessory-card';
import { isOfKind } from '../../data/accessory-kinds';
import { accessoryListHref } from '../../data/accessory-list-href';
import type { AccessoryPreview } from '../../data/accessory-preview';
import { useAccessories } from '../../state/use-accessories';
import { useAddAccessory } from '../../state/use-add-accessory';
import { useNear } from '../../state/use-near';
import { accessoryTexts as texts } from '../../texts/accessories-nb';
import { AccessoryCard } from '../../ui/accessory-card';
import { AccessorySkeleton } from '../../ui/accessory-skeleton';
import { AccessoryStepButtons } from '../../ui/accessory-step-buttons';
import { AddAccessoryForm } from '../../ui/add-accessory-form';
import { PurchaseRefusal } from '../../ui/purchase-refusal';
import { ScriptOnly } from '../../ui/script-only';
import styles from './accessories-section.module.css';

export interface AccessoriesSectionProps {
  readonly product: Product;
  readonly preview: AccessoryPreview;
  /** Of the product's page. */
  readonly path: string;
  readonly realm: Realm;
}

/** What fits the product (P3-38, P9-10): three at first, the rest on demand, by category, each with its way into the cart. */
export function AccessoriesSection({ product, preview, path, realm }: AccessoriesSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const { accessories, total, status, loadAll } = useAccessories({ preview, path, realm, isNear });
  const [kind, setKind] = useState<string | null>(null);
  const [asked, setSteps] = useState(1);
  const { adding, refusal, add, dismiss, emptyCart } = useAddAccessory(realm);
  const ofKind = accessories?.filter((accessory) => isOfKind(accessory, kind)) ?? null;
  const { shown, more, fewer } = accessorySteps(kind === null ? total : (ofKind?.length ?? 0), asked);
  const cards = ofKind?.slice(0, shown) ?? null;
  const listHref = realm === 'B2C' ? accessoryListHref(product, null) : null;
  const show = async (steps: number): Promise<void> => {
    if (await loadAll()) setSteps(steps);
  };
  const choose = async (next: string | null): Promise<void> => {
    if (!(await loadAll())) return;
    setKind(next);
    setSteps(1);
  };
  if (kind === null && (cards === null ? status === 'failed' : cards.length === 0)) return null;
  return (
    <section ref={section} aria-labelledby={id} className={styles.section}>
      <Stack gap={24}>
        <SectionHeader
          id={id}
          title={texts.heading(product.name)}
          {...(listHref && { action: { text: texts.all, href: listHref } })}
        />
        {preview.kinds.length > 1 && listHref && (
          <ChipRow label={texts.kinds} flow="scroll">
            {[null, ...preview.kinds].map((each) => (
              <Chip
                key={each}
                label={kindName(each)}
                href={accessoryListHref(product, each)}
                opensPage
                selected={each === kind}
                onSelect={() => void choose(each)}
              />
            ))}
          </ChipRow>
        )}
        {refusal !== null && (
          <PurchaseRefusal message={refusal} onDismiss={dismiss} onEmptyCart={emptyCart ?? undefined} />
        )}
        {cards ? (
          <ul className={styles.cards}>
            {cards.map((accessory) => (
              <li key={accessory.modelSlug}>
                <AccessoryCard
                  accessory={accessory}
                  textsOf={(variant) => accessoryCard(variant, realm)}
                  vatNote={vatNote(realm)}
                  action={(variant, isForSale) =>
                    isForSale && (
                      <AddAccessoryForm
                        variant={variant}
                        name={accessory.model}
                        isAdding={adding === variant.sku}
                        onAdd={() => add(accessory, variant)}
                      />
                    )
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <AccessorySkeleton count={Math.min(ACCESSORY_STEP, total)} className={styles.cards} />
        )}
        {status === 'failed' && <Alert kind="negative">{texts.failed}</Alert>}
        <ScriptOnly>
          <AccessoryStepButtons
            shown={texts.shown(cards?.length ?? 0, kind === null ? total : (ofKind?.length ?? 0))}
            more={more && { text: catalogueText(more.text), onPress: () => void show(more.steps) }}
            fewer={fewer && { text: catalogueText(fewer.text), onPress: () => void show(fewer.steps) }}
            isLoading={status === 'loading'}
          />
        </ScriptOnly>
      </Stack>
    </section>
  );
}

const kindName = (kind: string | null): string => {
  const category = kind === null ? null : accessoryCategoryOf(kind);
  return category ? catalogueText({ key: 'accessoryKind', values: { kind: category.subType } }) : texts.allKinds;
};
