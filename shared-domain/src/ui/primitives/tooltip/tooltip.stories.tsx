import { useEffect, useRef } from 'react';
import { InformationSquareFillIcon, TrashIcon } from '../../icons';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { Cluster, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Tooltip } from './tooltip';

export default { title: 'Primitives/Tooltip' };

const LONG =
  'Minste totalpris er det du betaler i avtaletiden: telefonen, abonnementet og eventuell forsikring, med rabattene trukket fra.';

/** The first one shows, since it has the focus of the keyboard. */
export const Shown = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('button')?.focus({ focusVisible: true }), []);
  return (
    <div ref={root}>
      <Stack gap={80}>
        <Text>En linje som forklarer, over det den hører til når det er plass.</Text>
        <Cluster gap={48}>
          <Tooltip text={LONG}>
            {(described) => (
              <IconButton
                {...described}
                look="soft"
                label="Minste totalpris"
                icon={<Icon of={InformationSquareFillIcon} />}
              />
            )}
          </Tooltip>
          <Tooltip text="Fjerner iPhone 17 fra handlekurven">
            {(described) => <IconButton {...described} label="Fjern" icon={<Icon of={TrashIcon} />} />}
          </Tooltip>
          <Tooltip text="Vi husker valget på denne enheten" align="end">
            {(described) => (
              <Button {...described} variant="secondary">
                Lagre til senere
              </Button>
            )}
          </Tooltip>
        </Cluster>
      </Stack>
    </div>
  );
};
