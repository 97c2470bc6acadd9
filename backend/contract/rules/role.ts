/** The roles in an organization, from most to least rights. */
export const ROLES = ['owner', 'admin', 'member'] as const

export type Role = (typeof ROLES)[number]
