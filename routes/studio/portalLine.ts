import * as v from 'valibot';
import { CHANNEL, fromTab } from '../../ui/studio/live/protocol.ts';
import type { Line } from '../../ui/studio/port.ts';

/** The channel to the portal's tabs of this browser; null without one. Messages that do not fit the schema are ignored. */
export function portalLine(): Line | null {
  if (location.protocol === 'file:' || typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    ask: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(fromTab, data);
        if (message.success) listener(message.output);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
