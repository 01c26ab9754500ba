import * as v from 'valibot';
import type { Vault, VaultOptions } from '../../services/lender/vault/vault.ts';
import { PORTAL, VAULT, vaultOf as vaultOfLender, type Bench } from './kit/bench.ts';

export { PORTAL, VAULT };
/** Visa's test number. */
export const VISA = { name: 'Ann Ashby', number: '4242 4242 4242 4242', expiry: '12/39', cvv: '737', zip: '78701' };

export const Tokenized = v.object({ bridgeToken: v.string(), cardBin: v.string(), lastFour: v.string(), cardholderName: v.string() });

export const vaultOf = (at: Bench, log?: VaultOptions['log']): Vault => vaultOfLender(at.lender, log);

/** Opens a session of the card form. */
export const openForm = (at: Bench, token: string) =>
  at.answer('GET /cardFormKey', { cardTransactionType: '1', origin: PORTAL }, { token });

/** Sends the form; returns status and body of the response. */
export async function typeIn(vault: Vault, key: string, typed: Partial<typeof VISA> = {}): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify({ key, ...VISA, ...typed });
  const response = await vault.fetch(
    new Request(`${VAULT}/tokenize`, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: VAULT }, body }),
  );
  return { status: response.status, body: await response.json() };
}

/** A one-use token for an entered card. */
export async function bridgeTokenFor(at: Bench, vault: Vault, token: string, typed: Partial<typeof VISA> = {}): Promise<string> {
  const { key } = await openForm(at, token);
  return v.parse(Tokenized, (await typeIn(vault, key, typed)).body).bridgeToken;
}
