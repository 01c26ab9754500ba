/** Paths that belong to the lender on the portal's origin; everything else is the portal's own. */
export const isLenderPath = (path: string): boolean => /^\/(api|cognito|sandbox|sandbox-pages|\.well-known|openapi\.json)(\/|$)/.test(path);
