import { Dialog, Text } from 'shared-domain/ui';

export interface InfoDialogProps {
  readonly title: string;
  readonly content: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A text in a dialog of its own file, which is fetched when it is first opened. */
export function InfoDialog({ title, content, isOpen, onClose }: InfoDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} width="small" title={title}>
      <Text>{content}</Text>
    </Dialog>
  );
}
