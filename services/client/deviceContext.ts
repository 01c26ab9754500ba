import { toBase64 } from './toBase64.ts';

/** What the service learns of the device at sign-in: base64 of { userAgent, language, timezone } as JSON. Spec: calls §7 "Authentication" (OPEN-046). */
export function deviceContext(): string {
  const { userAgent, language } = navigator;
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  return toBase64(JSON.stringify({ userAgent, language, timezone }));
}
