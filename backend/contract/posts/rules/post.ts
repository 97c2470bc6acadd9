/** The moderation status of a post; the host of its link decides the first one. */
export const MODERATION_STATUSES = ['approved', 'pending', 'rejected'] as const

export type ModerationStatus = (typeof MODERATION_STATUSES)[number]

/** The state filter of a list of posts. */
export const POST_STATES = [...MODERATION_STATUSES, 'scheduled', 'ended'] as const

export type PostState = (typeof POST_STATES)[number]

/** The moderation reason of a post that is pending because no public post of its organization has been reviewed yet. */
export const FIRST_PUBLIC_POST = 'first_public_post'

/** The moderation reason of a post that is pending because the domain of its link is not approved. */
export const DOMAIN_NOT_REVIEWED = 'domain_not_reviewed'

/** The decisions about a pending post. */
export const MODERATION_ACTIONS = ['approve', 'reject'] as const

export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** The decisions about a host. */
export const HOST_STATES = ['approved', 'blocked'] as const

export type HostState = (typeof HOST_STATES)[number]

/** The visibility filter of a list of posts. */
export const VISIBILITIES = ['public', 'private'] as const

export type Visibility = (typeof VISIBILITIES)[number]
