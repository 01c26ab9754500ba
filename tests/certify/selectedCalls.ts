import { callNames, type CallName } from '../../services/contract/index.ts';
import { sampleOf } from '../calls/index.ts';

/** The calls to certify: those whose names contain the text, and calls that move money only with `money`. */
export const selectedCalls = ({ only = '', money }: { only?: string | undefined; money: boolean }): CallName[] =>
  callNames.filter((name) => name.includes(only) && (money || sampleOf(name).moves !== 'money'));
