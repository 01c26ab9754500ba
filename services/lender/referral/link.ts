/** The sign-up URL with this short code. `portalOrigin`: "https://…" without a final slash. Spec: portal §3 "Referral state" (ENT-025). */
export const referralUrlOf = (portalOrigin: string, shortCode: string): string => `${portalOrigin}/Register?shortCode=${shortCode}`;
