import { fileURLToPath } from 'node:url';
import { readBuild } from '../../../routes/build/built.ts';

const { fileOf } = await readBuild(fileURLToPath(new URL('../../../dist', import.meta.url)));

const requestFor = (module: string) => new RegExp(`/${fileOf(module) ?? 'missing'}$`);

/** The file of the build with the payment's chart and its screens. */
export const PAYMENT_FILE = requestFor('machines/payment/payment.machine.ts');
/** What the payment downloads while the customer chooses an amount. */
export const PAYMENT_LATER_FILE = requestFor('machines/payment/payment.parts.ts');
