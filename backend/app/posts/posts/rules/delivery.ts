/**
 * Who is told of a post, and when: stored with the post, and the same for every channel. Members are told that a suggestion
 * waits for them; while there is none, that suggestions are wanted. The author of a post is told of neither. Instants are
 * event times.
 */
export interface Delivery {
  /** When members were told that a suggestion waits for them; null before the first one. */
  waitingAt: Date | null
  /** The author of all suggestions until then, for whom none waited; null if there is no such member. */
  exceptId: string | null
  /** When that member was told of a suggestion by another one. */
  exceptAt: Date | null
}

/**
 * The delivery after suggestions by these authors were added; null stands for texts that wait for everybody. The same
 * object if that tells no member anything.
 */
export function decideDelivery(told: Delivery, authors: readonly (string | null)[], at: Date): Delivery {
  if (authors.length === 0) return told
  const { waitingAt, exceptId, exceptAt } = told
  if (waitingAt === null) {
    const [author = null, ...others] = new Set(authors)
    return { waitingAt: at, exceptId: others.length === 0 ? author : null, exceptAt: null }
  }
  const isNews = exceptId !== null && exceptAt === null && authors.some((author) => author !== exceptId)
  return isNews ? { ...told, exceptAt: at } : told
}
