/** Version of package.json, put in by Vite (HDR-007). */
declare const __APP_VERSION__: string;

/** Served beside the portal by the sandbox (routes/studio/link.ts); no part of the bundle. */
declare module 'studio/link' {
  export function follow(app: import('xstate').AnyActorRef, Failed: typeof import('../services/client/api.ts').ApiError): void;
}
