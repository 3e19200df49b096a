import { useState } from 'react';
import { type AccessoryVariant, catalogueText, type CompatibleAccessory } from 'shared-domain/catalogue';
import { Alert, Button, Stack } from 'shared-domain/ui';
import { accessoryTexts } from './accessories-nb';
import { AccessoryAction, AddedAccessory } from './accessory-action';
import { AccessoryCard } from './accessory-card';
import { AccessoryGrid, AccessorySkeleton } from './accessory-grid';
import { AccessoryStepButtons } from './accessory-step-buttons';
import { AddAccessoryForm } from './add-accessory-form';
import { extrasTexts as texts } from './extras-nb';
import { ACCESSORY_STEP, accessorySteps } from './rules/accessories';
import type { Accessories } from './use-accessories';
import type { AccessoryLines } from './use-accessory-lines';

export interface AccessoriesStepProps {
  readonly productName: string;
  readonly found: Accessories;
  readonly inCart: AccessoryLines;
}

/** 'Trenger du noe tilbehør?' (P2-40): what fits the device, three at first (P9-10), put into the cart and counted from here. */
export function AccessoriesStep({ productName, found, inCart }: AccessoriesStepProps) {
  const { accessories, hasFailed, retry } = found;
  const [asked, setSteps] = useState(1);
  if (accessories === null)
    return hasFailed ? (
      <Alert kind="warning" role="status">
        <Stack gap={12}>
          {texts.accessoriesFailed}
          <span>
            <Button size="small" variant="secondary" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </span>
        </Stack>
      </Alert>
    ) : (
      <AccessorySkeleton count={ACCESSORY_STEP} />
    );
  if (accessories.length === 0) return <Alert kind="info">{texts.accessoriesMissing(productName)}</Alert>;
  const { shown, more, fewer } = accessorySteps(accessories.length, asked);
  const action = (accessory: CompatibleAccessory) => (variant: AccessoryVariant, isForSale: boolean) => (
    <VariantAction {...{ accessory, variant, isForSale, inCart }} />
  );
  return (
    <Stack gap={24}>
      <AccessoryGrid>
        {accessories.slice(0, shown).map((accessory) => (
          <li key={accessory.modelSlug}>
            <AccessoryCard accessory={accessory} action={action(accessory)} isInPurchase />
          </li>
        ))}
      </AccessoryGrid>
      <AccessoryStepButtons
        shown={accessoryTexts.shown(shown, accessories.length)}
        more={more && { text: catalogueText(more.text), onPress: () => setSteps(more.steps) }}
        fewer={fewer && { text: catalogueText(fewer.text), onPress: () => setSteps(fewer.steps) }}
      />
    </Stack>
  );
}

interface VariantActionProps extends Pick<AccessoriesStepProps, 'inCart'> {
  readonly accessory: CompatibleAccessory;
  readonly variant: AccessoryVariant;
  readonly isForSale: boolean;
}

/** One colour of an accessory: into the cart, or what is there of it. */
function VariantAction({ accessory, variant, isForSale, inCart }: VariantActionProps) {
  const { lines, busy, refusal, add, changeQuantity, remove } = inCart;
  const line = lines.findLast(({ id }) => id === variant.sku);
  const isBusy = busy.includes(variant.sku);
  return (
    <AccessoryAction isAdded={line !== undefined} refusal={refusal?.sku === variant.sku ? refusal.message : null}>
      {line ? (
        <AddedAccessory
          name={accessory.model}
          quantity={line.quantity.value}
          isBusy={isBusy}
          onQuantity={(quantity) => changeQuantity(line, quantity)}
          onRemove={() => remove(line)}
        />
      ) : (
        isForSale && (
          <AddAccessoryForm
            variant={variant}
            name={accessory.model}
            isAdding={isBusy}
            onAdd={() => add(accessory, variant)}
          />
        )
      )}
    </AccessoryAction>
  );
}
