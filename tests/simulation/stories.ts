import * as v from 'valibot';

/** One run. `counts`: what happened in it, by name, to be summed up over all runs. */
export const Story = v.object({ seed: v.number(), problems: v.array(v.string()), counts: v.record(v.string(), v.number()) });
export type Story = v.InferOutput<typeof Story>;

/** Planted faults, by name. */
type Wrong = Readonly<Record<string, boolean>>;
type Run = (seed: number, wrong: Wrong) => Promise<Story>;

async function payOut(kind: 'draw' | 'cashOut' | 'origination'): Promise<Run> {
  const [{ KINDS }, { runPayOut }] = await Promise.all([import('./payOut/kinds.ts'), import('./payOut/run.ts')]);
  return (seed, wrong) => runPayOut(KINDS[kind], seed, wrong);
}

/** The simulations. Each is loaded by the workers that run it. */
export const STORIES = {
  payment: async (): Promise<Run> => (await import('./run.ts')).runStory,
  draw: async (): Promise<Run> => payOut('draw'),
  cashOut: async (): Promise<Run> => payOut('cashOut'),
  origination: async (): Promise<Run> => payOut('origination'),
  renewal: async (): Promise<Run> => (await import('./renewal/run.ts')).runRenewal,
};
export type Simulated = keyof typeof STORIES;

export const sum = (one: Story['counts'], other: Story['counts']): Story['counts'] =>
  Object.fromEntries(Object.keys({ ...one, ...other }).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
