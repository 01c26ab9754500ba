import { SECRETS, type SecretName } from './pageServices.tsx';

/** The values of a form's SecretFields, by `data-secret`: the fields have no name, so no form data carries them. */
export const secretsIn = (form: HTMLFormElement): { name: SecretName; value: string }[] =>
  [...form.querySelectorAll('input')].flatMap(({ dataset, value }) =>
    SECRETS.filter((name) => name === dataset['secret']).map((name) => ({ name, value })),
  );
