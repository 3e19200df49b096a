import { singleton } from 'shared-domain/runtime/singleton';

/** A message between the tabs of a browser about its session. It never holds a token or a name. */
export type SessionMessage = 'checked' | 'signed-in' | 'signed-out' | 'expired';

const channel = singleton('shop.session-channel@1', () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('shop.session') : null,
);

/** For the other tabs; not for this one. */
export const tellOtherTabs = (message: SessionMessage): void => channel?.postMessage(message);

/** @returns unsubscribes */
export function hearOtherTabs(listener: (message: SessionMessage) => void): () => void {
  const receive = ({ data }: MessageEvent<SessionMessage>): void => listener(data);
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}
