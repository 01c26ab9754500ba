interface ImportMetaEnv {
  /** Set to build the pseudo-locale portal (tests only). */
  readonly VITE_PSEUDO?: string;
}
