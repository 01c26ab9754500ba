import { callNames, type CallName } from '../../services/contract/index.ts';
import { sampleOf } from '../calls/index.ts';

/** The calls that are to be certified: whose name holds the text, and those that move money only when it may be moved. */
export const askedCalls = ({ only = '', money }: { only?: string | undefined; money: boolean }): CallName[] =>
  callNames.filter((name) => name.includes(only) && (money || sampleOf(name).moves !== 'money'));
