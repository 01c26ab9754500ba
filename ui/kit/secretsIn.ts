import type { SecretName } from './pageServices.tsx';

const isSecret = (name: string | undefined): name is SecretName => name === 'password' || name === 'cvv';

/** The secrets of a form as they stand in its fields (SecretField), by `data-secret`: they have no name, so no form data carries them. */
export const secretsIn = (form: HTMLFormElement): { name: SecretName; value: string }[] =>
  [...form.querySelectorAll('input')].flatMap(({ dataset, value }) =>
    isSecret(dataset['secret']) ? [{ name: dataset['secret'], value }] : [],
  );
