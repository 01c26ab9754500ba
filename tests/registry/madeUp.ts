/** A new flow: its own files, and one change in each of the shared files. */

/** Its own files. */
export const OWN: Readonly<Record<string, string>> = {
  'machines/madeUp/madeUp.machine.ts': `import { assign, setup } from 'xstate';
import type { Person } from '../kit/session.types.ts';
import { madeUpWords } from './madeUp.words.ts';

export type MadeUpEvent = { type: 'flow.left' } | { type: 'thing.made' };
export type MadeUpOutcome = { kind: 'left' | 'made' };

export const madeUpMachine = setup({
  types: {} as { input: { person: Person }; context: { kind: MadeUpOutcome['kind'] }; events: MadeUpEvent; output: MadeUpOutcome },
  actions: { keepMade: assign({ kind: 'made' }) },
}).createMachine({
  id: 'madeUp',
  meta: madeUpWords,
  context: { kind: 'left' },
  output: ({ context: { kind } }) => ({ kind }),
  initial: 'making',
  states: {
    making: { id: 'MakeUp', on: { 'flow.left': 'closed', 'thing.made': { target: 'closed', actions: 'keepMade' } } },
    closed: { type: 'final' },
  },
});
`,
  'machines/madeUp/madeUp.words.ts': `import type { ChartWords } from '../graph/words.ts';

export const madeUpWords = {
  title: { en: 'Making up', es: 'Inventar' },
  states: { making: { title: { en: 'Making', es: 'Se hace' } }, closed: { title: { en: 'Over', es: 'Terminado' } } },
  events: { 'flow.left': { en: 'the flow is left', es: 'se deja el flujo' }, 'thing.made': { en: 'the thing is made', es: 'se hace la cosa' } },
  guards: {},
  calls: {},
  delays: {},
} satisfies ChartWords;
`,
  'machines/madeUp/madeUp.select.ts': `import type { SnapshotFrom } from 'xstate';
import type { madeUpMachine } from './madeUp.machine.ts';

export type MadeUpView = { made: boolean };
export const madeUpView = (at: SnapshotFrom<typeof madeUpMachine>): MadeUpView => ({ made: at.context.kind === 'made' });
`,
  'ui/screens/madeUp/MakeUp.tsx': `import type { MadeUpEvent } from '../../../machines/madeUp/madeUp.machine.ts';
import type { MadeUpView } from '../../../machines/madeUp/madeUp.select.ts';
import type { ScreenProps } from '../flowView.tsx';

export function MakeUp({ view }: ScreenProps<MadeUpView, MadeUpEvent>) {
  return <main data-screen="MakeUp">{String(view.made)}</main>;
}
`,
  'ui/screens/madeUp/index.ts': `import type { SnapshotFrom } from 'xstate';
import type { MadeUpEvent, madeUpMachine } from '../../../machines/madeUp/madeUp.machine.ts';
import { madeUpView, type MadeUpView } from '../../../machines/madeUp/madeUp.select.ts';
import type { FlowScreens } from '../flowView.tsx';
import { MakeUp } from './MakeUp.tsx';

export const flowScreens: FlowScreens<SnapshotFrom<typeof madeUpMachine>, { MakeUp: MadeUpView }, MadeUpEvent> = {
  select: madeUpView,
  screens: { MakeUp },
};
`,
  'machines/paths/walks/madeUp.walks.ts': `import { madeUpMachine } from '../../madeUp/madeUp.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { ann } from '../people/people.ts';

export const madeUpWalk = once(() =>
  explore(madeUpMachine, {
    starts: { 'Ann opens it': { person: ann } },
    events: { 'goes back': { type: 'flow.left' }, 'makes the thing': { type: 'thing.made' } },
    outcomes: ['left', 'made'],
  }),
);
`,
  'tests/paths/madeUp.paths.test.ts': `import { expect, test } from 'vitest';
import { gaps } from '../../machines/paths/explorer.ts';
import { madeUpWalk } from '../../machines/paths/walks/madeUp.walks.ts';

test('the chart and its walk have no gaps', () => expect(gaps(madeUpWalk())).toEqual([]));
`,
  'tests/planted/faults/madeUp.ts': `import { inChart, type Fault } from '../fault.ts';

const madeUp = inChart('madeUp');

export const madeUpFaults: readonly Fault[] = [
  madeUp('it cannot be left', 'madeUp/madeUp.machine.ts', "'flow.left': 'closed', ", ''),
];
`,
};

type Change = { before: string; line: string };

/** Its lines in shared files, each before an existing text. */
export const SHARED: Readonly<Record<string, Change>> = {
  'machines/flows.ts': { before: "  accounts: '", line: "  madeUp: 'customers',\n" },
  'machines/charts.ts': { before: '  accounts: () =>', line: "  madeUp: () => import('./madeUp/madeUp.machine.ts'),\n" },
  'machines/app/app.outcomes.ts': { before: "    case 'brandChosen':", line: "    case 'made':\n      return to(HOME);\n" },
  'ui/screens/index.ts': {
    before: '  accounts: () =>',
    line: "  madeUp: () => import('./madeUp/index.ts').then(viewOf),\n",
  },
  'routes/tree.ts': {
    before: "  atRoot('ContactUs'",
    line: "  atRoot('MakeUp', 'madeUp', 'back'),\n",
  },
};
