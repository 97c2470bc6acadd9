/** How many posts of one organization the community shows in a row, while there are others. */
export const IN_A_ROW_MAX = 3

interface Row {
  organization_id: string
}

/**
 * Spreads the posts of each organization, so that none has more than `max` in a row until the others run out. The
 * newest post stays first; when the limit is reached, a post of another organization moves up. The order within each
 * organization is kept.
 */
export function spread<Post extends Row>(newestFirst: readonly Post[], max = IN_A_ROW_MAX): Post[] {
  const shown: Post[] = []
  // Posts of the organization that has reached the limit: they come as soon as another one was shown.
  const deferred: Post[] = []
  let [firstDeferred, next, row] = [0, 0, 0]
  while (shown.length < newestFirst.length) {
    const last = shown.at(-1)?.organization_id
    const full = row >= max ? last : undefined
    if (firstDeferred === deferred.length || deferred[firstDeferred]!.organization_id === full)
      while (next < newestFirst.length && newestFirst[next]!.organization_id === full)
        deferred.push(newestFirst[next++]!)
    const isDeferredNext =
      firstDeferred < deferred.length &&
      (next === newestFirst.length || deferred[firstDeferred]!.organization_id !== full)
    const post = isDeferredNext ? deferred[firstDeferred++]! : newestFirst[next++]!
    row = post.organization_id === last ? row + 1 : 1
    shown.push(post)
  }
  return shown
}
