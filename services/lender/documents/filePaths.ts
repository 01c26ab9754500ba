/** On the vault's origin. */
export const UPLOAD_PATH = '/upload';
export const SIGNING_PATH = '/signing';
/** On the service's origin, below the contract's base path. */
export const DOWNLOAD_PATH = '/uploaded';

/** The name of an upload for /sandbox/faults. It is no call of the contract: the address is signed. */
export const UPLOAD_CALL = 'POST /upload';

/** Is it served beside the card form, by a ticket in the query? */
export const isFilePath = (path: string): boolean => path === UPLOAD_PATH || path === SIGNING_PATH;
