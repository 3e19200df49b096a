import { useDeferredValue, useState } from 'react';
import { NO_FILTERS, withFilters } from 'shared-domain/catalogue';
import { Button, Cluster, Drawer, VisuallyHidden } from 'shared-domain/ui';
import { type Noun, texts } from '../texts/nb';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

export interface FilterDrawerProps extends FilterFieldsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Products that the chosen filters leave. */
  readonly count: number;
  readonly noun: Noun;
}

/** The facets on a phone: a modal drawer. Every choice applies at once; the foot says what is left. */
export function FilterDrawer({ open, onClose, count, noun, ...fields }: FilterDrawerProps) {
  const { query, onChange } = fields;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  /** The drawer is painted before its many fields are drawn. */
  const showsFields = useDeferredValue(wasOpened);
  const products = texts.counted(count, noun);
  const footer = (
    <Cluster wrap={false} justify="between">
      <Button variant="quiet" onClick={() => onChange(withFilters(query, NO_FILTERS))}>
        {texts.reset}
      </Button>
      <Button onClick={onClose}>{texts.showResults(products)}</Button>
      {/* The page's own count is behind the drawer. */}
      <VisuallyHidden>
        <span role="status">{open ? products : ''}</span>
      </VisuallyHidden>
    </Cluster>
  );
  return (
    <Drawer open={open} onClose={onClose} title={texts.filter} footer={footer}>
      {showsFields && <FilterFields {...fields} />}
    </Drawer>
  );
}
