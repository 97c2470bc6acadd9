/** The groups of the profile, by the ids that links to them name. */
export const PROFILE_GROUPS = ['you', 'security', 'preferences', 'data'] as const

export type ProfileGroup = (typeof PROFILE_GROUPS)[number]
