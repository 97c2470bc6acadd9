/** The person or the organization that a token belongs to. */
export type TokenOwner = { userId: string } | { organizationId: string }

/** What owns a row: exactly one of the two columns is set. */
export const ownerColumns = (owner: TokenOwner) =>
  'userId' in owner ? { user_id: owner.userId } : { organization_id: owner.organizationId }
