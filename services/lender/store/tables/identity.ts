/** Codes, registration, trusted devices, profile locks. Units and rules: see ../tables.ts. */
export interface IdentityTables {
  /** The latest code per profile and purpose. */
  sent_code: SentCodeTable;
}

/** The purpose of a code. `newPassword`: the key for which a recovery code is exchanged. */
export type CodePurpose = 'registration' | 'recovery' | 'newPassword' | 'trustedDevice' | 'updateUser' | 'alternate';

export interface SentCodeTable {
  profile_id: string;
  purpose: CodePurpose;
  /** The session, username or loan for which the code is valid; may be empty. */
  about: string;
  method: 'email' | 'text' | 'voice';
  /** Keyed digest; the code itself is not stored. */
  seal: string;
  expires_at: number;
}
