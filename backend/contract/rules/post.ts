/** The moderation status of a post; the host of its link decides the first one. */
export const MODERATION_STATUSES = ['approved', 'pending', 'rejected'] as const

export type ModerationStatus = (typeof MODERATION_STATUSES)[number]

/** The visibility filter of a list of posts. */
export const VISIBILITIES = ['public', 'private'] as const

export type Visibility = (typeof VISIBILITIES)[number]
