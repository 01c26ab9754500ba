import { MAX_UPLOAD_BYTES } from '../../contract/uploads.ts';

/** The only call with a file in its JSON. */
export const FILE_CALL = '/olpaDisclosure';
/** Base64 is a third longer than the file; the other fields are short. */
export const FILE_CALL_BYTES = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 64 * 1024;
