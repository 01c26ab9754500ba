/** Flows that are downloaded when they are first needed. One chart each. */
export const DOWNLOADED = [
  'accounts',
  'consent',
  'externalPage',
  'install',
  'linkAccount',
  'payment',
  'profile',
  'recovery',
  'registration',
  'stores',
  'terms',
  'trustedDevice',
  'updateUser',
] as const;
export type DownloadedFlow = (typeof DOWNLOADED)[number];

/** The flows of the product; signIn comes with the page. */
export const FLOWS = ['signIn', ...DOWNLOADED] as const;
export type FlowName = (typeof FLOWS)[number];
export const isFlow = (name: string): name is FlowName => FLOWS.some((flow) => flow === name);

/** A place in the product: a screen of a flow, with what its address carries. The address mirrors it; charts know no addresses. */
export type Target = {
  flow: FlowName | 'app';
  /** The screen's name, exactly as in the specification: the id of its state, the name of its component. */
  screen: string;
  /** brand, loanId, … */
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};
