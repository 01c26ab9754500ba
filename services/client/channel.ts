import * as v from 'valibot';
import { emitter } from './emitter.ts';

/** What the tabs of one browser tell each other. */
const News = v.variant('type', [
  /** Somebody is active there. */
  v.object({ type: v.literal('activity'), profileId: v.string() }),
  /** This person has signed out there, for whatever reason. */
  v.object({ type: v.literal('signedOut'), profileId: v.string() }),
]);
export type TabNews = v.InferOutput<typeof News>;

const NAME = 'portal';

const heard = emitter<TabNews>();
let channel: BroadcastChannel | null | undefined;

/** The channel is opened when it is first needed; a browser without one simply has no other tabs to tell. */
function opened(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  try {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const news = v.safeParse(News, data);
      if (news.success) heard.tell(news.output);
    });
  } catch {
    channel = null;
  }
  return channel;
}

export function tellTabs(news: TabNews): void {
  try {
    opened()?.postMessage(news);
  } catch {
    // a closed channel has no listeners
  }
}

/** Hears what other tabs tell, never what this one told. */
export function hearTabs(listener: (news: TabNews) => void): () => void {
  opened();
  return heard.listen(listener);
}
