import * as v from 'valibot';
import { CHANNEL, told } from '../../ui/studio/live/protocol.ts';
import type { Line } from '../../ui/studio/port.ts';

/** The line to the portal's tabs of this browser; null where there can be none. What is no message of theirs is not heard. */
export function portalLine(): Line | null {
  if (location.protocol === 'file:' || typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    ask: (asked) => channel.postMessage(asked),
    hear: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const heard = v.safeParse(told, data);
        if (heard.success) listener(heard.output);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
