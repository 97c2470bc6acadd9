/** What a member may be in an organization, from most to least. */
export const ROLES = ['owner', 'admin', 'member'] as const

export type Role = (typeof ROLES)[number]
