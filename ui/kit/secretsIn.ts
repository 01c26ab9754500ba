import { SECRETS, type SecretName } from './pageServices.tsx';

/** The secrets of a form as they stand in its fields (SecretField), by `data-secret`: they have no name, so no form data carries them. */
export const secretsIn = (form: HTMLFormElement): { name: SecretName; value: string }[] =>
  [...form.querySelectorAll('input')].flatMap(({ dataset, value }) =>
    SECRETS.filter((name) => name === dataset['secret']).map((name) => ({ name, value })),
  );
