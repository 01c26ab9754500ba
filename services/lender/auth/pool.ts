/** The sandbox's user pool, for the portal's runtime configuration. Ids have the form that amazon-cognito-identity-js demands. */
export const USER_POOL = { region: 'us-east-1', userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal' } as const;
