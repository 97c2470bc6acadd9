import type { Offer } from '@fanfare/contract/data/offer.ts'
import { ApiError, hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import type { State } from '../core/state.ts'
import type { claimCalls, CopiedPost } from './claim-calls.ts'
import type { Claim } from './unanswered-claim.ts'

interface NextClaimOptions {
  state: State
  ensureOffers: () => Promise<void>
  calls: Pick<ReturnType<typeof claimCalls>, 'claimIn' | 'claimOf'>
}

/**
 * Claims the next suggestion of an organization. The server chooses the post. One that is too old for that answers
 * NOT_FOUND, and this client chooses among the newest posts; made again, the claim stays with the post it has chosen.
 */
export function nextClaim({ state, ensureOffers, calls }: NextClaimOptions, organizationId: string): Claim {
  let chosen: CopiedPost | null = null
  return async () => {
    if (chosen !== null) return calls.claimOf(chosen, null)
    try {
      return await calls.claimIn(organizationId)
    } catch (error) {
      if (!hasCode(error, 'NOT_FOUND')) throw error
    }
    await ensureOffers()
    chosen = chooseAmong(state, organizationId)
    return calls.claimOf(chosen, null)
  }
}

function chooseAmong(state: State, organizationId: string): CopiedPost {
  const { offers } = state.getState()
  if (offers?.organizationId !== organizationId)
    throw new ApiError({ code: 'NETWORK', status: 0, message: 'There is no list of this organization.' })
  const offer = offers.offers.find(isWaiting)
  if (offer !== undefined) return offer.post
  throw new ApiError({ code: 'NO_SUGGESTION_LEFT', status: 409, message: 'No post waits.' })
}

/** Whether a post has something to copy for somebody who has not copied from it: people comment once on a post. */
function isWaiting({ available, suggestions }: Offer): boolean {
  return available > 0 && !suggestions.some(({ claimedByYou }) => claimedByYou)
}
