import type { FlowName } from '../flows.ts';

/** A screen of a flow, with the parameters of its address. The mirror writes the address; charts know no addresses. */
export type Target = {
  flow: FlowName | 'app';
  /** The screen's name, exactly as in the specification: the id of its state, the name of its component. */
  screen: string;
  /** brand, loanId, … */
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};

/** The parameters of addresses. A flow has them in its context by the same names. */
export const ADDRESS_PARAMS = ['brand', 'loanId', 'lmsId', 'storeId', 'offer', 'applicationId'] as const;
