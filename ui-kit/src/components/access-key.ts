/**
 * What the queries about access to the account are below: sessions, API tokens, the private feed. The server ends it when
 * the password, the second factor or a linked provider changes.
 */
export const ACCESS_KEY = ['access'] as const
