type ScriptPolicy = { createScriptURL: (url: string) => string | null };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => unknown };

const isFactory = (value: unknown): value is TrustedTypes => typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * The one Trusted Types policy of the portal. Workbox registers the worker with a plain string, so the policy must be the default one. It
 * allows one script. It is the first import of main.tsx, so that no other script can take the name. Throws if the policy already exists.
 */
const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
if (isFactory(factory)) factory.createPolicy('default', { createScriptURL: (url) => (url === '/sw.js' ? url : null) });
