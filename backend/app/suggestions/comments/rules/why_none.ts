import type { WhyNone } from '#contract/suggestions/data/offer'
import type { Offerable } from '#suggestions/comments/rules/select_offered'

interface Supply {
  /** How many suggestions the member could copy. */
  available: number
  /** All suggestions of the post. */
  total: number
  /** Those that are available, or that the member has copied. */
  offerable: readonly Offerable[]
}

/** Why a member can copy nothing from a post; null while they can. */
export function whyNone({ available, total, offerable }: Supply, userId: string): WhyNone | null {
  if (available > 0) return null
  if (total === 0) return 'noneYet'
  const unclaimed = offerable.filter(({ copiedAt }) => copiedAt === null)
  if (unclaimed.length === 0) return 'allCopied'
  return unclaimed.every(({ authorId }) => authorId === userId) ? 'onlyYours' : 'copyLimit'
}
