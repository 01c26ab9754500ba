type ScriptPolicy = { createScriptURL: (url: string) => string | null };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => unknown };

const isFactory = (value: unknown): value is TrustedTypes => typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * The one Trusted Types policy of the portal. Workbox registers the worker with a plain string, so the policy has to be the default one; it
 * knows a single script. First import of main.tsx: no other script can take the name. Where a policy with this name exists, this throws.
 */
const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
if (isFactory(factory)) factory.createPolicy('default', { createScriptURL: (url) => (url === '/sw.js' ? url : null) });
