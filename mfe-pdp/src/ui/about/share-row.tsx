import { Button, Icon, LinkIcon, PrinterSmallIcon } from 'shared-domain/ui';
import { aboutTexts as texts } from '../../texts/about-nb';
import { ScriptOnly } from '../script-only';
import styles from './about.module.css';

export interface ShareRowProps {
  readonly onShare: () => void;
  readonly onPrint: () => void;
}

/** Sends the page on, or puts it on paper. */
export function ShareRow({ onShare, onPrint }: ShareRowProps) {
  return (
    <ScriptOnly>
      <div className={styles.share}>
        <Button variant="quiet" icon={<Icon of={LinkIcon} size={20} />} onClick={onShare}>
          {texts.share}
        </Button>
        <Button variant="quiet" icon={<Icon of={PrinterSmallIcon} size={20} />} onClick={onPrint}>
          {texts.print}
        </Button>
      </div>
    </ScriptOnly>
  );
}
