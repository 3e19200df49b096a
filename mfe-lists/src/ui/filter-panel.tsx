import { memo, useId } from 'react';
import { NO_FILTERS, withFilters } from 'shared-domain/catalogue';
import { Button, Heading, Icon, IconButton, TextLink, XMarkIcon } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import styles from './filter-panel.module.css';

export interface FilterPanelProps extends FilterFieldsProps {
  readonly id: string;
  readonly formId: string;
  readonly isFiltered: boolean;
}

/**
 * The facets beside the products. On phones the panel is a native popover that works without script; with script a modal drawer
 * takes its place there.
 */
export const FilterPanel = memo(function FilterPanel({ id, formId, isFiltered, ...fields }: FilterPanelProps) {
  const headingId = useId();
  const { path, query, onChange } = fields;
  return (
    <aside id={id} popover="auto" aria-labelledby={headingId} className={styles.panel}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={headingId}>
          {texts.filter}
        </Heading>
        {isFiltered && (
          <TextLink
            href={path}
            preventScrollReset
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChange(withFilters(query, NO_FILTERS));
            }}
          >
            {texts.reset}
          </TextLink>
        )}
        <IconButton
          label={texts.close}
          icon={<Icon of={XMarkIcon} />}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
        />
      </div>
      <form id={formId} method="get" action={path} className={styles.form}>
        <FilterFields {...fields} />
        <noscript>
          <Button type="submit" fullWidth>
            {texts.submitFilter}
          </Button>
        </noscript>
      </form>
    </aside>
  );
});
