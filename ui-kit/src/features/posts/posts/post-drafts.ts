/** The key of the draft of a new post in an organization. */
export const newPostDraftKey = (organizationId: string) => `new-post:${organizationId}`
