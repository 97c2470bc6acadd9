/**
 * A list of posts with a stored total: all listed posts, those of an organization or a tag, and an organization's
 * public ones.
 */
export type Feed = 'all' | `${'organization' | 'tag' | 'public'}:${string}`

/** The fields that decide in which lists a post appears. */
export interface Placement {
  organizationId: string
  tagIds: readonly string[]
  isPublic: boolean
  listed: boolean
}

/** Where the lists show a post with these tags: nowhere, before it starts. */
export function placementOf(
  { organizationId, isPublic, listed, startsAt }: Omit<Placement, 'tagIds'> & { startsAt: Date | null },
  tagIds: readonly string[],
): Placement {
  return { organizationId, isPublic: isPublic && startsAt === null, listed, tagIds }
}

/** A row for `feed_deltas`: the list has grown by `n`. */
export interface FeedChange {
  feed: Feed
  n: 1 | -1
}

/** The lists in which a post appears. The organization's own list includes public posts that are pending. */
export function feedsOf(placement: Placement | null): Feed[] {
  if (!placement?.isPublic) return []
  const { organizationId, tagIds, listed } = placement
  const own: Feed = `public:${organizationId}`
  if (!listed) return [own]
  return [own, 'all', `organization:${organizationId}`, ...tagIds.map((id): Feed => `tag:${id}`)]
}

/** How the totals change from one placement to the next. */
export function feedChanges(before: Placement | null, after: Placement | null): FeedChange[] {
  const old = new Set(feedsOf(before))
  const now = new Set(feedsOf(after))
  return [
    ...[...now.difference(old)].map((feed): FeedChange => ({ feed, n: 1 })),
    ...[...old.difference(now)].map((feed): FeedChange => ({ feed, n: -1 })),
  ]
}
