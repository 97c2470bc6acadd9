/** The key of everything about the AI of an organization. */
export const aiKey = (organizationId: string) => ['ai', organizationId] as const

/** The key of what can be generated for any post. */
export const AI_POSTS_KEY = ['ai-post'] as const

/** The key of what a member can generate for a post, and of its runs. */
export const aiPostKey = (postId: string) => [...AI_POSTS_KEY, postId] as const

export const aiRunKey = (runId: string) => ['ai-run', runId] as const
