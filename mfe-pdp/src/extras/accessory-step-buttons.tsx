import { useEffect, useRef } from 'react';
import { Button, ChevronDownIcon, ChevronUpIcon, Cluster, Icon, Text } from 'shared-domain/ui';

interface StepButton {
  readonly text: string;
  readonly onPress: () => void;
}

export interface AccessoryStepButtonsProps {
  /** 'Viser 3 av 8', which is announced when it changes. */
  readonly shown: string;
  /** 'Vis flere'; null at the end. */
  readonly more: StepButton | null;
  /** 'Vis færre'; null at the beginning. */
  readonly fewer: StepButton | null;
}

/** More or fewer accessories (P4-68). The focus moves to the other button when the pressed one goes. */
export function AccessoryStepButtons({ shown, more, fewer }: AccessoryStepButtonsProps) {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [hasMore, hasFewer] = [more !== null, fewer !== null];
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, [hasMore, hasFewer]);
  if (!more && !fewer) return null;
  const press = ({ onPress }: StepButton) => {
    isPressed.current = true;
    onPress();
  };
  return (
    <div ref={row}>
      <Cluster gap={8}>
        {more && (
          <Button variant="secondary" iconEnd={<Icon of={ChevronDownIcon} size={20} />} onClick={() => press(more)}>
            {more.text}
          </Button>
        )}
        {fewer && (
          <Button variant="quiet" iconEnd={<Icon of={ChevronUpIcon} size={20} />} onClick={() => press(fewer)}>
            {fewer.text}
          </Button>
        )}
        <div role="status">
          <Text size="small" tone="soft">
            {shown}
          </Text>
        </div>
      </Cluster>
    </div>
  );
}
