import { useEffect, useMemo, useState } from 'react';
import type { Line } from '../port.ts';
import type { FromStudio, Step } from './protocol.ts';
import { afterMessage, NOTHING, standingAt, type Session, type Tab } from './session.ts';

/** ms between two `watch` messages. */
const ASK_EVERY_MS = 1_000;

/** `session` null: not following. `at`: the selected step, null for the newest. `standing`: the last step of every chart at that time. */
export type Live = {
  able: boolean;
  session: Session | null;
  tab: Tab | null;
  at: number | null;
  standing: readonly Step[];
  follow: (on: boolean) => void;
  choose: (tab: string) => void;
  look: (at: number | null) => void;
  ask: (message: FromStudio) => void;
};

/** Follows the portal's tabs while the reader has following on. */
export function useLive(line: Line | null): Live {
  const [following, follow] = useState(false);
  const [session, setSession] = useState<Session>(NOTHING);
  const [at, look] = useState<number | null>(null);

  useEffect(() => {
    if (!following || !line) return undefined;
    setSession(NOTHING);
    look(null);
    const unlisten = line.listen((message) => setSession((before) => afterMessage(before, message)));
    const ask = () => line.ask({ type: 'watch' });
    const asking = setInterval(ask, ASK_EVERY_MS);
    ask();
    return () => {
      clearInterval(asking);
      unlisten();
      line.ask({ type: 'unwatch' });
    };
  }, [following, line]);

  const tab = session.tabs.find((one) => one.tab === session.chosen) ?? null;
  const standing = useMemo(() => (tab && following ? standingAt(tab, at) : []), [tab, at, following]);
  return {
    able: line !== null,
    session: following ? session : null,
    tab: following ? tab : null,
    at,
    standing,
    follow,
    choose: (chosen) => {
      look(null);
      setSession((before) => ({ ...before, chosen }));
    },
    look,
    ask: (message) => line?.ask(message),
  };
}
