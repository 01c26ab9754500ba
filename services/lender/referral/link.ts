/** Where somebody new signs up with this code. `portalOrigin`: "https://…" without a slash at the end. Spec: portal §3 "Referral state" (ENT-025). */
export const referralUrlOf = (portalOrigin: string, shortCode: string): string => `${portalOrigin}/Register?shortCode=${shortCode}`;
