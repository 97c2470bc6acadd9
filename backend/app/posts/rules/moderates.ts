/** Whether somebody judges a post for everybody: administrators do, where everybody can see it. */
export function moderates(user: { isAdmin: boolean }, post: { listed: boolean }): boolean {
  return user.isAdmin && post.listed
}
