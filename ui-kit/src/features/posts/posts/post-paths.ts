/** The page of a post, for members. */
export function postPath(id: string): string {
  return `/posts/${id}`
}

export function editPostPath(id: string): string {
  return `/posts/${id}/edit`
}

/** Where a post is shared in an organization. */
export function createPostPath(organizationId: string): string {
  return `/${organizationId}/create-post`
}

/** The first link in a text, roughly: the form that shares it reads it exactly. Null when there is none. */
export function linkToShare(text: string): string | null {
  return /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?]/i.exec(text)?.[0] ?? null
}

/** Where a link is shared in the current organization. */
export function shareLinkPath(url: string): string {
  return `/share?${new URLSearchParams({ url })}`
}

/** The posts of the current organization that have a tag. */
export function taggedPostsPath(tag: string): string {
  return `/dashboard?${new URLSearchParams({ tags: tag })}`
}

/** The posts of the current organization that a member has shared. */
export function postsByAuthorPath(userId: string): string {
  return `/dashboard?${new URLSearchParams({ author: userId })}`
}
