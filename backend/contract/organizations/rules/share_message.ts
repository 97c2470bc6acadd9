/** The variables of a share message, by the keys that are stored. */
export const SHARE_VARIABLES = ['url', 'title', 'author', 'organization'] as const

export type ShareVariable = (typeof SHARE_VARIABLES)[number]
