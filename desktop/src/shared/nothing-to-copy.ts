import type { Offer, WhyNone } from '@fanfare/contract/suggestions/data/offer.ts'

/** Why nothing can be copied, each with its sentence. `noneForYou` is all that is known of an older server. */
export type NothingToCopy = NothingInPost | 'copiedFromAll'

export type NothingInPost = WhyNone | 'noneForYou'

type Supply = Pick<Offer, 'available' | 'total' | 'whyNone'>

/** Why nothing of a post can be copied; null while something can. */
export function whyNothing({ available, total, whyNone }: Supply): NothingInPost | null {
  if (available > 0) return null
  return total === 0 ? 'noneYet' : (whyNone ?? 'noneForYou')
}

/** Whether a post has something to copy for a member who has not copied from it: members comment once on a post. */
export function isWaiting({ available, suggestions }: Offer): boolean {
  return available > 0 && !suggestions.some(({ claimedByYou }) => claimedByYou)
}

/** The first that holds for a post is why nothing waits in the whole list. */
const ORDER = ['noneForYou', 'copiedFromAll', 'onlyYours', 'allCopied'] as const

/** Why no post of a list waits for the member; null while one does. */
export function whyNothingWaits(offers: readonly Offer[]): NothingToCopy | null {
  if (offers.some(isWaiting)) return null
  const reasons = new Set(offers.map((offer) => inList(whyNothing(offer))))
  return ORDER.find((each) => reasons.has(each)) ?? 'noneYet'
}

/** What a post adds to the reason of its list: the member has copied where some are left. */
const inList = (why: NothingInPost | null) => (why === null || why === 'copyLimit' ? 'copiedFromAll' : why)
