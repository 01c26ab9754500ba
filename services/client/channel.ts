import * as v from 'valibot';
import { emitter } from './emitter.ts';

/** Messages between the tabs of one browser. */
const Message = v.variant('type', [
  /** Somebody is active there. */
  v.object({ type: v.literal('activity'), profileId: v.string() }),
  /** This person has signed out there, for whatever reason. */
  v.object({ type: v.literal('signedOut'), profileId: v.string() }),
]);
export type TabMessage = v.InferOutput<typeof Message>;

const NAME = 'portal';

const received = emitter<TabMessage>();
let channel: BroadcastChannel | null | undefined;

/** The channel is opened when it is first needed; a browser without BroadcastChannel has no other tabs to reach. */
function opened(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  try {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(Message, data);
      if (message.success) received.emit(message.output);
    });
  } catch {
    channel = null;
  }
  return channel;
}

export function messageTabs(message: TabMessage): void {
  try {
    opened()?.postMessage(message);
  } catch {
    // a closed channel has no listeners
  }
}

/** Messages of other tabs, never those of this one. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  opened();
  return received.listen(listener);
}
