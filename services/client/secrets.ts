/**
 * Memory cells for values that must not be stored: a field writes its value, the actor that makes the call reads it.
 * Never in an event, a context, storage or a log. Spec: CONF-015, STORE-011.
 */
export type SecretName = 'password' | 'newPassword' | 'resetKey' | 'cvv' | 'accountNumber' | 'ssn';

const cells = new Map<SecretName, string>();

/** Empty text empties the cell. */
export function keepSecret(name: SecretName, value: string): void {
  if (value === '') cells.delete(name);
  else cells.set(name, value);
}

/** Undefined when the cell is empty. */
export const readSecret = (name: SecretName): string | undefined => cells.get(name);

export const forgetSecret = (name: SecretName): void => void cells.delete(name);

export const forgetSecrets = (): void => cells.clear();
