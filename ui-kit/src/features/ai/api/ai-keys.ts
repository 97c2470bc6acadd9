/** The key of everything about the AI of an organization. */
export const aiKey = (organizationId: string) => ['ai', organizationId] as const

/** The key of what a member can generate for a post, and of its runs. */
export const aiPostKey = (postId: string) => ['ai-post', postId] as const

/** The key of one run. */
export const aiRunKey = (runId: string) => ['ai-run', runId] as const
