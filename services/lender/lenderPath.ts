/** Does the lender serve this path of the portal's origin? All other paths are the portal's. */
export const isLenderPath = (path: string): boolean => /^\/(api|cognito|sandbox|sandbox-pages|\.well-known|openapi\.json)(\/|$)/.test(path);
