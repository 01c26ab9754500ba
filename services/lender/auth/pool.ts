/** The sandbox's user pool, for the portal's runtime configuration. The ids have the format that amazon-cognito-identity-js requires. */
export const USER_POOL = { region: 'us-east-1', userPoolId: 'us-east-1_Sandbox01', clientId: 'sandboxportal' } as const;
