/** Codes, registration, trusted devices, profile locks. Units and rules: see ../tables.ts. */
export interface IdentityTables {
  /** The newest code of somebody for something; an earlier one is good no longer. */
  sent_code: SentCodeTable;
}

/** What a code is for. `newPassword` is no code but the key that a right one is exchanged for. */
export type CodePurpose = 'registration' | 'recovery' | 'newPassword' | 'trustedDevice' | 'updateUser' | 'alternate';

export interface SentCodeTable {
  profile_id: string;
  purpose: CodePurpose;
  /** The session, name or loan that the code is good for; empty when the purpose says all. */
  about: string;
  method: 'email' | 'text' | 'voice';
  /** Keyed digest; the code itself is not kept. */
  seal: string;
  expires_at: number;
}
