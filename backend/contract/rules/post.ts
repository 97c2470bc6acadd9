/** Where a post stands with the moderators: decided by the host of its link. */
export const MODERATION_STATUSES = ['approved', 'pending', 'rejected'] as const

export type ModerationStatus = (typeof MODERATION_STATUSES)[number]

/** The visibilities a list of posts can be narrowed to. */
export const VISIBILITIES = ['public', 'private'] as const

export type Visibility = (typeof VISIBILITIES)[number]
