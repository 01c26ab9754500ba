import { useEffect, useMemo, useState } from 'react';
import type { Line } from '../port.ts';
import type { Asked, Step } from './protocol.ts';
import { hear, NOTHING, standingAt, type Session, type Tab } from './session.ts';

/** ms between two questions whether a portal is there. */
const ASK_EVERY_MS = 1_000;

/** `session` null: nobody follows. `at`: the step that is looked at, null for now. `standing`: every chart as it stood then. */
export type Live = {
  able: boolean;
  session: Session | null;
  tab: Tab | null;
  at: number | null;
  standing: readonly Step[];
  follow: (on: boolean) => void;
  choose: (tab: string) => void;
  look: (at: number | null) => void;
  ask: (asked: Asked) => void;
};

/** Follows the portal's tabs for as long as somebody wants to. */
export function useLive(line: Line | null): Live {
  const [following, follow] = useState(false);
  const [session, setSession] = useState<Session>(NOTHING);
  const [at, look] = useState<number | null>(null);

  useEffect(() => {
    if (!following || !line) return undefined;
    setSession(NOTHING);
    look(null);
    const unhear = line.hear((told) => setSession((before) => hear(before, told)));
    const ask = () => line.ask({ type: 'watch' });
    const asking = setInterval(ask, ASK_EVERY_MS);
    ask();
    return () => {
      clearInterval(asking);
      unhear();
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
    ask: (asked) => line?.ask(asked),
  };
}
