/** Made-up banks. Their routing numbers have correct check digits but start with 99, which no American bank uses. */
export const BANKS = [
  ['990100010', 'Juniper Valley Bank'],
  ['990100146', 'First Lantern Bank'],
  ['990200279', 'Harbor & Hollow Credit Union'],
  ['990200305', 'Bluebonnet Savings Bank'],
  ['990300438', 'Copper Mesa Bank'],
  ['990300564', 'Three Rivers Teachers Credit Union'],
  ['990400697', 'Old Mill National Bank'],
  ['990400723', 'Prairie Line Bank'],
  ['990500856', 'Saltmarsh Community Bank'],
  ['990500982', 'Northgate Federal Credit Union'],
  ['990601014', 'Cedar & Main Bank'],
  ['990601140', 'Sundial Savings'],
] as const;

const byNumber: ReadonlyMap<string, string> = new Map(BANKS);

/** The name of the bank with this routing number; undefined when there is none. */
export const bankNameOf = (routingNumber: string): string | undefined => byNumber.get(routingNumber);
