/** The roles in an organization, in descending order of rights. */
export const ROLES = ['owner', 'admin', 'member'] as const

export type Role = (typeof ROLES)[number]
