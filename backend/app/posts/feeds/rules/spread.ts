/** How many posts of one organization the community shows in a row, while there are others. */
export const IN_A_ROW_MAX = 3

interface Row {
  organization_id: string
}

/**
 * Spreads the posts of each organization, so that none has more than `IN_A_ROW_MAX` in a row until the others run out.
 * The newest post stays first; when the limit is reached, a post of another organization moves up. The order within each
 * organization is kept. If more posts follow (`hasMore`), the result ends where its order depends on them.
 */
export function spread<Post extends Row>(
  newestFirst: readonly Post[],
  { hasMore = false }: { hasMore?: boolean } = {},
): Post[] {
  const shown: Post[] = []
  // Posts of the organization that has reached the limit: they come as soon as another one was shown.
  const deferred: Post[] = []
  let [firstDeferred, next, row] = [0, 0, 0]
  while (shown.length < newestFirst.length) {
    const last = shown.at(-1)?.organization_id
    const full = row >= IN_A_ROW_MAX ? last : undefined
    const isDeferredNext =
      firstDeferred < deferred.length && deferred[firstDeferred]!.organization_id !== full
    if (!isDeferredNext)
      while (next < newestFirst.length && newestFirst[next]!.organization_id === full)
        deferred.push(newestFirst[next++]!)
    const isAtEnd = next === newestFirst.length
    if (hasMore && isAtEnd && !isDeferredNext) break
    const post = isDeferredNext || isAtEnd ? deferred[firstDeferred++]! : newestFirst[next++]!
    row = post.organization_id === last ? row + 1 : 1
    shown.push(post)
  }
  return shown
}
