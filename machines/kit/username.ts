import { readUsername } from '../../services/contract/username.ts';

/** The errors of a username. Spec: portal §5 "Messages" (ERR-042, FLOW-AUTH-18). */
export type UsernameError = 'required' | 'invalid' | 'emailNotFound' | 'phoneNotFound';

/** What is wrong with a typed username, before any request. Spec: portal §5 "Username" (RULE-001). */
export function usernameError(username: string): 'required' | 'invalid' | null {
  if (username.trim() === '') return 'required';
  return readUsername(username).kind === 'none' ? 'invalid' : null;
}

/** The service has no account with this username. Spec: FLOW-AUTH-18. */
export const notFound = (username: string): UsernameError => (readUsername(username).kind === 'phone' ? 'phoneNotFound' : 'emailNotFound');
