import { disclosures } from './disclosures.ts';
import { papersOnFile } from './papersOnFile.ts';
import { signing } from './signing.ts';
import { uploads } from './uploads.ts';

/** Papers, what must be read, signatures, and uploads. Spec: calls §7 "Documents". */
export const documents = { ...papersOnFile, ...disclosures, ...signing, ...uploads };
