import { disclosures } from './disclosures.ts';
import { papersOnFile } from './papersOnFile.ts';
import { signing } from './signing.ts';
import { uploads } from './uploads.ts';

/** Papers on file, disclosures, signing and uploads. Spec: calls §7 "Documents". */
export const documents = { ...papersOnFile, ...disclosures, ...signing, ...uploads };
