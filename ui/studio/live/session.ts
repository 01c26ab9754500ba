import type { Step, Told } from './protocol.ts';

/** How much of a session is remembered. */
const MOST_STEPS = 1_000;

/** One portal tab as it was told: every step, oldest first. */
export type Tab = { tab: string; steps: readonly Step[] };

/** What the studio has heard. `chosen`: the tab that is looked at, '' while there is none. */
export type Session = { tabs: readonly Tab[]; chosen: string };

export const NOTHING: Session = { tabs: [], chosen: '' };

/** The session after a message. A tab that stands anew begins anew; the first tab, and one that takes the place of a gone one, is looked at. */
export function hear(session: Session, told: Told): Session {
  const others = session.tabs.filter(({ tab }) => tab !== told.tab);
  if (told.type === 'gone') return { tabs: others, chosen: session.chosen === told.tab ? (others[0]?.tab ?? '') : session.chosen };
  const before = told.type === 'stands' ? [] : (session.tabs.find(({ tab }) => tab === told.tab)?.steps ?? []);
  const tabs = [...others, { tab: told.tab, steps: [...before, ...told.steps].slice(-MOST_STEPS) }];
  const chosen = tabs.some(({ tab }) => tab === session.chosen) ? session.chosen : told.tab;
  return { tabs: tabs.toSorted((a, b) => a.tab.localeCompare(b.tab)), chosen };
}

/** How every chart stood after the step `upTo`; those that have ended are left out. Null: now. */
export function standingAt({ steps }: Tab, upTo: number | null): readonly Step[] {
  const last = new Map<string, Step>();
  for (const step of steps) if (upTo === null || step.seq <= upTo) last.set(step.session, step);
  const all = [...last.values()].filter(({ status }) => status === 'active');
  const alive = new Set(all.map(({ session }) => session));
  const hasParent = ({ parent }: Step) => parent === null || alive.has(parent);
  return all.filter(hasParent).toSorted((a, b) => a.seq - b.seq);
}

/** How often each arrow and state of a flow was taken or reached, and which arrows were refused before a later one was taken. */
export function coverageOf({ steps }: Tab, flow: string, earlier: (arrow: string) => readonly string[]) {
  const arrows: Record<string, number> = {};
  const states: Record<string, number> = {};
  const refused = new Set<string>();
  for (const step of steps) {
    if (step.flow !== flow) continue;
    for (const id of step.active) states[id] = (states[id] ?? 0) + 1;
    for (const id of step.arrows) {
      arrows[id] = (arrows[id] ?? 0) + 1;
      for (const before of earlier(id)) refused.add(before);
    }
  }
  return { arrows, states, refused: [...refused] };
}
