import { Alert, Button, Cluster, Stack, Text } from 'shared-domain/ui';
import { ownTexts } from './own-nb';

export interface OwnActionsProps {
  /** The name of the subscription's user; '' where it is not known. */
  readonly user: string;
  /** Why it cannot be kept, or null. */
  readonly warning: string | null;
  readonly isKept: boolean;
  readonly onChange: () => void;
  readonly onUndo: () => void;
}

/** The buttons for an own subscription, below its card. */
export function OwnActions({ user, warning, isKept, onChange, onUndo }: OwnActionsProps) {
  const named = (text: string, withName: (name: string) => string): string => (user === '' ? text : withName(user));
  return (
    <Stack gap={8}>
      {warning && <Alert kind="warning">{warning}</Alert>}
      {isKept && !warning && (
        <Text size="small" tone="soft">
          {ownTexts.kept}
        </Text>
      )}
      <Cluster gap={8}>
        <Button
          variant="secondary"
          size="small"
          aria-label={named(ownTexts.change, ownTexts.changeOf)}
          onClick={onChange}
        >
          {ownTexts.change}
        </Button>
        {!isKept && (
          <Button variant="quiet" size="small" aria-label={named(ownTexts.undo, ownTexts.undoOf)} onClick={onUndo}>
            {ownTexts.undo}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
