import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { SummaryRows } from '../../composites/summary/summary-rows';
import { InformationSquareFillIcon } from '../../icons';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Cluster, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Popover } from './popover';

export default { title: 'Primitives/Popover' };

const sum = (
  <Stack gap={12}>
    <Heading level={3}>Slik regner vi</Heading>
    <SummaryRows
      rows={[
        { label: 'iPhone 17, delbetaling', value: '541,-' },
        { label: 'Fjell X Basic', value: '399,-' },
        { label: 'Familierabatt og årsrabatt', value: '−259,-' },
      ]}
    />
    <Text size="small">Prisen gjelder så lenge du har abonnementet i avtaletiden.</Text>
  </Stack>
);

export const Closed = () => (
  <Stack>
    <Heading level={2}>Totalt pr. md.</Heading>
    <Cluster justify="between">
      <Popover
        label="Slik regner vi, fra knapp"
        toggle={(toggle) => (
          <Button {...toggle} variant="secondary">
            Hva betaler jeg for?
          </Button>
        )}
      >
        {sum}
      </Popover>
      <Popover
        label="Slik regner vi, fra ikon"
        align="end"
        toggle={(toggle) => (
          <IconButton {...toggle} look="soft" label="Slik regner vi" icon={<Icon of={InformationSquareFillIcon} />} />
        )}
      >
        {sum}
      </Popover>
    </Cluster>
  </Stack>
);

const Opened = ({ children }: { readonly children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = root.current?.querySelector<HTMLElement>('[popover]');
    if (popover && 'showPopover' in popover && !popover.matches(':popover-open')) popover.showPopover();
  }, []);
  return (
    <div ref={root}>
      <Stack>{children}</Stack>
    </div>
  );
};

export const OpenAtTheStart = () => (
  <Opened>
    <Heading level={2}>Totalt pr. md.</Heading>
    <Popover
      label="Slik regner vi"
      toggle={(toggle) => (
        <Button {...toggle} variant="secondary">
          Hva betaler jeg for?
        </Button>
      )}
    >
      {sum}
    </Popover>
  </Opened>
);

export const OpenAtTheEnd = () => (
  <Opened>
    <Heading level={2}>Totalt pr. md.</Heading>
    <Cluster justify="end">
      <Popover
        label="Slik regner vi"
        align="end"
        toggle={(toggle) => (
          <IconButton
            {...toggle}
            look="soft"
            label="Hva betaler jeg for?"
            icon={<Icon of={InformationSquareFillIcon} />}
          />
        )}
      >
        {sum}
      </Popover>
    </Cluster>
  </Opened>
);
