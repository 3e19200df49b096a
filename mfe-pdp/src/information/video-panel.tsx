import { useEffect, useRef, useState } from 'react';
import { getConfig } from 'shared-domain/runtime/config';
import { Button, TextLink } from 'shared-domain/ui';
import { ScriptOnly } from '../ui/script-only';
import { informationTexts as texts } from './information-nb';
import styles from './video-panel.module.css';

export interface VideoPanelProps {
  /** Id of the video at the operator's video service (P3-3). */
  readonly video: string;
  readonly productName: string;
}

/** The product's video (P7-28). Nothing of the player is loaded before it is asked for; without script a link leads there. */
export function VideoPanel({ video, productName }: VideoPanelProps) {
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isAsked) frame.current?.focus();
  }, [isAsked]);
  const address = (getConfig().videoPlayer ?? '/api/videos/{id}/').replace('{id}', encodeURIComponent(video));
  return (
    <div className={styles.stage}>
      {isAsked ? (
        <iframe
          ref={frame}
          src={address}
          title={texts.videoOf(productName)}
          allow="fullscreen; autoplay"
          allowFullScreen
          className={styles.player}
        />
      ) : (
        <ScriptOnly
          instead={
            <TextLink look="strong" href={address}>
              {texts.videoOf(productName)}
            </TextLink>
          }
        >
          <Button onClick={() => setAsked(true)}>{texts.playVideo}</Button>
        </ScriptOnly>
      )}
    </div>
  );
}
