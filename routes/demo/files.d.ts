/** Made by the build of the demo (make/files.ts). */
declare module 'virtual:demo-files' {
  /** Address of the database with all tables and nobody in it. */
  export const DATABASE: string;
  /** Changes with the tables and people of the lender. */
  export const VERSION: string;
  /** The files of the card form's page, by their names. */
  export const VAULT_FILES: Readonly<Record<string, { type: string; text: string }>>;
}

/** Gives pdfkit the fonts of the lender's papers. */
declare module 'virtual:demo-fonts';
