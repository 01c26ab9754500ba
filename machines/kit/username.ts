import { readUsername } from '../../services/contract/username.ts';

/** What stands by a sign-in name. Spec: portal §5 "Messages" (ERR-042, FLOW-AUTH-18). */
export type UsernameError = 'required' | 'invalid' | 'emailNotFound' | 'phoneNotFound';

/** What is wrong with a typed name, before anybody is asked. Spec: portal §5 "Username" (RULE-001). */
export function usernameError(username: string): UsernameError | null {
  if (username.trim() === '') return 'required';
  return readUsername(username).kind === 'none' ? 'invalid' : null;
}

/** The service knows nobody of this name. Spec: FLOW-AUTH-18. */
export const notFound = (username: string): UsernameError => (readUsername(username).kind === 'phone' ? 'phoneNotFound' : 'emailNotFound');
