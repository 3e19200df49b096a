import { memo, useEffect, useRef, useState } from 'react';
import { catalogueText, type Product, type ProductTab, type ProductVariant } from 'shared-domain/catalogue';
import { Heading, Tabs } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { lazyPart } from '../ui/lazy-part';
import styles from './product-information.module.css';

export interface ProductInformationProps {
  readonly product: Product;
  readonly tabs: readonly ProductTab[];
  /** Id of the open tab. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
  /** The product's first picture, which its video begins with. */
  readonly poster: ProductVariant['images'][number] | undefined;
}

const InformationPanel = lazyPart(
  () => import(/* webpackChunkName: 'below-information' */ './information-panel'),
  (file) => file.InformationPanel,
);

/** All that there is to know about the product (P2-44). Without script and in print every panel shows, under its own heading. */
export const ProductInformation = memo(function ProductInformation({
  product,
  tabs,
  open,
  onOpen,
  poster,
}: ProductInformationProps) {
  return (
    <div className={styles.information}>
      <Tabs
        label={texts.information}
        look="line"
        selected={open}
        onSelect={onOpen}
        tabs={tabs.map((tab) => {
          const label = catalogueText(tab.name);
          return {
            id: tab.id,
            label,
            panelId: tab.id,
            panel: (
              <>
                <Heading level={2} className={styles.heading}>
                  {label}
                </Heading>
                <InformationPanel product={product} tab={tab} poster={poster} />
              </>
            ),
          };
        })}
      />
    </div>
  );
});

/**
 * The open tab. A link to '#{id of a tab}' opens it, and so does the address that the page was opened with (P2-44).
 *
 * @param ids of the tabs; the first one is open at first
 */
export function useInformationTab(ids: readonly string[]): readonly [string | undefined, (id: string) => void] {
  const [chosen, choose] = useState('');
  const scrollTarget = useRef<string>(null);
  useEffect(() => {
    const open = (hash = ''): void => choose((before) => hash.slice(1) || before);
    const followAddress = (): void => {
      scrollTarget.current = window.location.hash.slice(1) || null;
      open(window.location.hash);
    };
    // Also one that the address has already. The panel shows before the browser goes there.
    const followLink = ({ target }: MouseEvent): void => open((target as Element).closest('a')?.hash);
    followAddress();
    addEventListener('hashchange', followAddress);
    addEventListener('click', followLink);
    return () => {
      removeEventListener('hashchange', followAddress);
      removeEventListener('click', followLink);
    };
  }, []);
  // Hidden until now, it was not scrolled to.
  useEffect(() => {
    if (chosen !== scrollTarget.current) return;
    scrollTarget.current = null;
    document.getElementById(chosen)?.scrollIntoView?.();
  }, [chosen]);
  return [ids.includes(chosen) ? chosen : ids[0], choose];
}
