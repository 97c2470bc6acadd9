const HOUR_MS = 3_600_000

/** A post as the model knows it. Instants are in milliseconds. */
export interface ModelPost {
  status: 'approved' | 'pending' | 'rejected'
  startsAt: number | null
  /** Since when it is approved and has started. */
  startedAt: number | null
  hours: number | null
  endsAt: number | null
  membersPrepare: boolean
  isDeleted: boolean
}

interface NewPost {
  isPending: boolean
  startsAt: number | null
  hours: number | null
  membersPrepare: boolean
}

/** When posts start and end, without a database: what members see is computed from these facts alone. */
export class ScheduleModel {
  readonly posts: ModelPost[] = []

  share({ isPending, ...post }: NewPost, now: number): void {
    const status = isPending ? 'pending' : 'approved'
    const shared: ModelPost = { ...post, status, startedAt: null, endsAt: null, isDeleted: false }
    this.posts.push(shared)
    this.#begin(shared, now)
  }

  /** Whether a moderator could still decide. */
  decide(post: ModelPost, status: 'approved' | 'rejected', now: number): boolean {
    if (post.status !== 'pending') return false
    post.status = status
    this.#begin(post, now)
    return true
  }

  /** Whether the post was scheduled. */
  start(post: ModelPost, now: number): boolean {
    if (post.startsAt === null) return false
    post.startsAt = null
    this.#begin(post, now)
    return true
  }

  /** Starts what is due. */
  work(now: number): void {
    for (const post of this.posts)
      if (!post.isDeleted && post.startsAt !== null && post.startsAt <= now) this.start(post, now)
  }

  /** Whether the post had started, or waits for a moderator. */
  end(post: ModelPost, hours: number | null, now: number): boolean {
    if (post.startsAt !== null) return false
    const isWindow = post.startedAt === null && hours !== 0
    post.hours = isWindow ? hours : null
    post.endsAt = isWindow || hours === null ? null : now + hours * HOUR_MS
    return true
  }

  #begin(post: ModelPost, now: number): void {
    if (post.status !== 'approved' || post.startsAt !== null) return
    post.startedAt = now
    if (post.hours !== null) post.endsAt = now + post.hours * HOUR_MS
  }
}

export const isListed = ({ isDeleted, startsAt }: ModelPost): boolean => !isDeleted && startsAt === null

/** Whether members may copy from it. */
export const isOpen = (post: ModelPost, now: number): boolean =>
  isListed(post) && post.startedAt !== null && (post.endsAt === null || post.endsAt > now)

/** Whether it is in the list of scheduled posts, of an admin or of any other member. */
export const isPlanned = (post: ModelPost, isAdmin: boolean): boolean =>
  !post.isDeleted && post.startsAt !== null && (isAdmin || post.membersPrepare)
