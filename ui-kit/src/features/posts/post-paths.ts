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
