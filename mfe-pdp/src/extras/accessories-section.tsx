import { useId, useRef, useState } from 'react';
import {
  accessoryCategoryOf,
  catalogueText,
  type CompatibleAccessory,
  compatibleValue,
  isFacetModel,
  type Product,
  toPath,
} from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import { Alert, Button, Chip, ChipRow, SectionHeader, Stack } from 'shared-domain/ui';
import type { AccessorySummary } from '../purchase/page-data';
import { useRealm } from '../purchase/use-realm';
import { ScriptOnly } from '../ui/script-only';
import { useNear } from '../ui/use-in-view';
import { accessoryTexts as texts } from './accessories-nb';
import { AccessoryCard } from './accessory-card';
import { AccessoryGrid, AccessorySkeleton } from './accessory-grid';
import { AccessoryStepButtons } from './accessory-step-buttons';
import { isOfKind } from './accessory-summary';
import { AddAccessoryForm } from './add-accessory-form';
import { PurchaseRefusal } from './purchase-refusal';
import { ACCESSORY_STEP, accessorySteps } from './rules/accessories';
import { useAccessories } from './use-accessories';
import { type AddAccessory, useAddAccessory } from './use-add-accessory';
import styles from './accessories-section.module.css';

/** The shop's list of accessories for a device, of one kind or of all; of every device where the list has no such filter (F5.5-4). */
function accessoryListHref(
  { type, subType, brandSlug, modelSlug }: Pick<Product, 'type' | 'subType' | 'brandSlug' | 'modelSlug'>,
  kind: string | null,
): string {
  const model = {
    brand: '',
    brandSlug,
    modelSlug,
    modelShortName: '',
    hwType: type,
    subHwType: subType,
    releaseDate: '',
  };
  const path = toPath(PATHS.accessories, kind && accessoryCategoryOf(kind)?.slug);
  return isFacetModel(model) ? `${path}?passer-til=${encodeURIComponent(compatibleValue(model))}` : path;
}

export interface AccessoriesSectionProps {
  readonly product: Product;
  readonly summary: AccessorySummary;
  /** The path of the product's page. */
  readonly path: string;
}

const kindName = (kind: string | null): string => {
  const category = kind === null ? null : accessoryCategoryOf(kind);
  return category ? catalogueText({ key: 'accessoryKind', values: { kind: category.subType } }) : texts.allKinds;
};

interface KindsProps {
  readonly product: Product;
  readonly kinds: AccessorySummary['kinds'];
  /** Null: all of them. */
  readonly kind: string | null;
  readonly onKind: (kind: string | null) => void;
}

const Kinds = ({ product, kinds, kind, onKind }: KindsProps) => (
  <ChipRow label={texts.kinds} flow="scroll">
    {[null, ...kinds].map((each) => (
      <Chip
        key={each}
        label={kindName(each)}
        href={accessoryListHref(product, each)}
        opensPage
        selected={each === kind}
        onSelect={() => onKind(each)}
      />
    ))}
  </ChipRow>
);

interface CardsProps {
  readonly cards: readonly CompatibleAccessory[];
  /** Sku that is being put into the cart. */
  readonly adding: string | null;
  readonly onAdd: AddAccessory['add'];
}

const Cards = ({ cards, adding, onAdd }: CardsProps) => (
  <AccessoryGrid>
    {cards.map((accessory) => (
      <li key={accessory.modelSlug}>
        <AccessoryCard
          accessory={accessory}
          action={(variant, isForSale) =>
            isForSale && (
              <AddAccessoryForm
                variant={variant}
                name={accessory.model}
                isAdding={adding === variant.sku}
                onAdd={() => onAdd(accessory, variant)}
              />
            )
          }
        />
      </li>
    ))}
  </AccessoryGrid>
);

const NotRead = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Stack gap={16}>
    <Alert kind="negative">{texts.failed}</Alert>
    <div>
      <Button variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  </Stack>
);

const Awaited = ({ total }: { readonly total: number }) => (
  <AccessorySkeleton count={Math.min(ACCESSORY_STEP, total)} hasMore={total > ACCESSORY_STEP} />
);

/**
 * The accessories of the product (P3-38, P9-10): three at first, the rest on demand, by category, each with its way into the cart. They are fetched when
 * the section comes near the window; without script its links lead to the shop's lists.
 */
export function AccessoriesSection({ product, summary, path }: AccessoriesSectionProps) {
  const realm = useRealm();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const { accessories, hasFailed, retry } = useAccessories({ path, isNeeded: isNear });
  const [kind, setKind] = useState<string | null>(null);
  const [asked, setSteps] = useState(1);
  const { adding, refusal, add, dismiss, emptyCart } = useAddAccessory();
  const ofKind = accessories?.filter((accessory) => isOfKind(accessory, kind)) ?? null;
  const count = ofKind?.length ?? 0;
  const { shown, more, fewer } = accessorySteps(count, asked);
  const listHref = realm === 'B2C' ? accessoryListHref(product, null) : null;
  const choose = (next: string | null): void => {
    setKind(next);
    setSteps(1);
  };
  // None of them may appear in the shop (P5-9).
  if (accessories?.length === 0) return null;
  const content = (
    <section ref={section} aria-labelledby={id} className={styles.section}>
      <Stack gap={24}>
        <SectionHeader
          id={id}
          title={texts.heading(product.name)}
          {...(listHref && { action: { text: texts.all, href: listHref } })}
        />
        {summary.kinds.length > 1 && listHref && (
          <Kinds product={product} kinds={summary.kinds} kind={kind} onKind={choose} />
        )}
        {refusal !== null && (
          <PurchaseRefusal message={refusal} onDismiss={dismiss} onEmptyCart={emptyCart ?? undefined} />
        )}
        {ofKind ? (
          <Cards cards={ofKind.slice(0, shown)} adding={adding} onAdd={add} />
        ) : (
          <ScriptOnly>{hasFailed ? <NotRead onRetry={retry} /> : <Awaited total={summary.total} />}</ScriptOnly>
        )}
        <AccessoryStepButtons
          shown={texts.shown(shown, count)}
          more={more && { text: catalogueText(more.text), onPress: () => setSteps(more.steps) }}
          fewer={fewer && { text: catalogueText(fewer.text), onPress: () => setSteps(fewer.steps) }}
        />
      </Stack>
    </section>
  );
  return listHref ? content : <ScriptOnly>{content}</ScriptOnly>;
}
