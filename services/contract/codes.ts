import * as v from 'valibot';
import { CODE_METHODS } from './enums.ts';

/** A sign-in name as a customer types it: an e-mail or a phone number in any usual form. The service finds out which (RULE-001). */
export const RequestedUsername = v.pipe(v.string(), v.maxLength(254));

/** A verification code as it is typed: six digits. */
export const VerificationCode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'Expected six digits'));

const Method = v.picklist(CODE_METHODS);
/** How a code is to be sent; left out, the way that fits the name: an e-mail to an e-mail, a text to a phone. */
export const RequestedMethod = v.optional(Method);

/** Where codes can be sent. `destination` is masked: "a•••@example.com", "(•••) •••-0101". */
export const CodeMethods = v.array(v.object({ method: Method, destination: v.string() }));

/** A code is on its way. Ours (OPEN-029): * method, * destination, * expiresInSeconds. */
export const SentCode = v.object({ method: Method, destination: v.string(), expiresInSeconds: v.number() });

/** The same, with every possible method, for a customer whose code does not arrive. Ours: * methods. */
export const SentCodeOfMany = v.object({ ...SentCode.entries, methods: CodeMethods });
