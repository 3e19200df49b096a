import { Alert, Button } from 'shared-domain/ui';
import type { Reorder } from '../rules/kept-cart';
import { texts } from '../texts/nb';

export interface ExpiredCartProps {
  readonly rows: readonly Reorder[];
  readonly onReorder: () => void;
  readonly onForget: () => void;
}

/** A cart that has expired: says so, what was in it, and offers it again at today's prices. */
export function ExpiredCart({ rows, onReorder, onForget }: ExpiredCartProps) {
  return (
    <Alert kind="info" role="status" title={texts.expiredTitle}>
      {texts.expiredText}
      <ul>
        {rows.map(({ name }, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      <Button size="small" variant="secondary" onClick={onReorder}>
        {texts.reorder}
      </Button>
      <Button size="small" variant="quiet" onClick={onForget}>
        {texts.forget}
      </Button>
    </Alert>
  );
}
