/// <reference types="vite-plugin-pwa/vanillajs" />

/** Version of package.json, set by Vite (HDR-007). */
declare const __APP_VERSION__: string;
