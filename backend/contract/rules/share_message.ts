/** What a share message can have filled in, by the keys that are stored. */
export const SHARE_VARIABLES = ['url', 'title', 'author', 'organization'] as const

export type ShareVariable = (typeof SHARE_VARIABLES)[number]
