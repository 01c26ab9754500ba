import * as v from 'valibot';

/** One run. `counts`: what happened in it, by name, to be summed up over all runs. */
export const Story = v.object({ seed: v.number(), problems: v.array(v.string()), counts: v.record(v.string(), v.number()) });
export type Story = v.InferOutput<typeof Story>;

/** Planted faults, by name. */
type Wrong = Readonly<Record<string, boolean>>;
type Run = (seed: number, wrong: Wrong) => Promise<Story>;

async function move(kind: 'draw' | 'cashOut' | 'origination' | 'settlement'): Promise<Run> {
  const [{ KINDS }, { runMove }] = await Promise.all([import('./move/kinds.ts'), import('./move/run.ts')]);
  return (seed, wrong) => runMove(KINDS[kind], seed, wrong);
}

/** The simulations. Each is loaded by the workers that run it. */
export const STORIES = {
  payment: async (): Promise<Run> => (await import('./run.ts')).runStory,
  draw: async (): Promise<Run> => move('draw'),
  cashOut: async (): Promise<Run> => move('cashOut'),
  origination: async (): Promise<Run> => move('origination'),
  settlement: async (): Promise<Run> => move('settlement'),
  renewal: async (): Promise<Run> => (await import('./renewal/run.ts')).runRenewal,
};
export type Simulated = keyof typeof STORIES;

export const sum = (one: Story['counts'], other: Story['counts']): Story['counts'] =>
  Object.fromEntries(Object.keys({ ...one, ...other }).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
