import type { Ref } from 'react';
import { LIST_SORTS, type ListSort, SORT_NAMES } from 'shared-domain/catalogue';
import { Button, FunnelIcon, Icon, Select, Text } from 'shared-domain/ui';
import { type Noun, texts } from '../texts/nb';
import styles from './result-bar.module.css';

export interface ResultBarProps {
  readonly count: number;
  readonly noun: Noun;
  /** Products of the list without filters. */
  readonly total: number;
  readonly chosen: number;
  readonly sort: ListSort;
  /** The filter form, which the sorting belongs to where there is no script. */
  readonly formId: string;
  /** The native popover with the filters, for phones without script. */
  readonly filterId: string;
  readonly onSort: (sort: ListSort) => void;
  readonly onOpenFilter: () => void;
  readonly statusRef: Ref<HTMLDivElement>;
}

/** How many products there are, the phone's way to the filters, and the sorting. */
export function ResultBar({
  count,
  noun,
  total,
  chosen,
  sort,
  formId,
  filterId,
  onSort,
  onOpenFilter,
  statusRef,
}: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.count}>
        <div role="status" tabIndex={-1} ref={statusRef}>
          <Text as="span" strong>
            {texts.counted(count, noun)}
          </Text>
        </div>
        {count < total && (
          <Text as="span" tone="soft">
            {texts.ofTotal(total)}
          </Text>
        )}
      </div>
      <div className={styles.filterButton}>
        <Button
          variant="secondary"
          fullWidth
          icon={<Icon of={FunnelIcon} />}
          popoverTarget={filterId}
          onClick={(event) => {
            event.preventDefault();
            onOpenFilter();
          }}
        >
          {texts.openFilter(chosen)}
        </Button>
      </div>
      <Select
        label={texts.sort}
        hideLabel
        name="sorter"
        form={formId}
        options={LIST_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
        value={sort}
        onChange={(value) => onSort(value as ListSort)}
        className={styles.sort}
      />
    </div>
  );
}
