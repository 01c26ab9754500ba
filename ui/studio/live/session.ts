import type { Step, FromTab } from './protocol.ts';

const MOST_STEPS = 1_000;

/** The steps of one portal tab, oldest first. */
export type Tab = { tab: string; steps: readonly Step[] };

/** The tabs that the studio follows. `chosen`: the selected tab, '' while there is none. */
export type Session = { tabs: readonly Tab[]; chosen: string };

export const NOTHING: Session = { tabs: [], chosen: '' };

/** The session after a message. `stands` resets a tab. The first tab is selected, and another one when the selected tab closes. */
export function afterMessage(session: Session, message: FromTab): Session {
  const others = session.tabs.filter(({ tab }) => tab !== message.tab);
  if (message.type === 'gone') return { tabs: others, chosen: session.chosen === message.tab ? (others[0]?.tab ?? '') : session.chosen };
  const before = message.type === 'stands' ? [] : (session.tabs.find(({ tab }) => tab === message.tab)?.steps ?? []);
  const tabs = [...others, { tab: message.tab, steps: [...before, ...message.steps].slice(-MOST_STEPS) }];
  const chosen = tabs.some(({ tab }) => tab === session.chosen) ? session.chosen : message.tab;
  return { tabs: tabs.toSorted((a, b) => a.tab.localeCompare(b.tab)), chosen };
}

/** The last step of every running chart at the step `upTo`; null: now. */
export function standingAt({ steps }: Tab, upTo: number | null): readonly Step[] {
  const last = new Map<string, Step>();
  for (const step of steps) if (upTo === null || step.seq <= upTo) last.set(step.session, step);
  const all = [...last.values()].filter(({ status }) => status === 'active');
  const alive = new Set(all.map(({ session }) => session));
  const hasParent = ({ parent }: Step) => parent === null || alive.has(parent);
  return all.filter(hasParent).toSorted((a, b) => a.seq - b.seq);
}

/** How often each arrow was taken and each state reached, and which arrows were refused before a later one was taken. */
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
