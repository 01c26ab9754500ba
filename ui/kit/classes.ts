/** Joins class names, leaving out what is not set. classes('button', busy && 'busy') -> "button busy" */
export const classes = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
