import { SECRETS, type SecretName } from './pageServices.tsx';

/**
 * The values of a form's SecretFields, by `data-secret`: the fields have no name, so no form data carries them. `isWhole`: filled in, and as
 * the field's pattern wants it.
 */
export const secretsIn = (form: HTMLFormElement): { name: SecretName; value: string; isWhole: boolean }[] =>
  [...form.querySelectorAll('input')].flatMap(({ dataset, value, validity }) =>
    SECRETS.filter((name) => name === dataset['secret']).map((name) => ({ name, value, isWhole: value !== '' && validity.valid })),
  );
