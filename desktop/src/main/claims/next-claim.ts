import { ApiError, hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import { isWaiting } from '../../shared/nothing-to-copy.ts'
import type { State } from '../core/state.ts'
import type { ClaimCalls, Claimed, CopiedPost } from './claim-calls.ts'

interface NextClaimOptions {
  state: State
  ensureOffers: () => Promise<void>
  calls: Pick<ClaimCalls, 'claimIn' | 'claimOf'>
}

/**
 * Claims the next suggestion of an organization. The server chooses the post. An older server responds with NOT_FOUND;
 * then this client chooses among the newest posts.
 */
export async function claimNextIn(
  { state, ensureOffers, calls }: NextClaimOptions,
  organizationId: string,
): Promise<Claimed> {
  try {
    return await calls.claimIn(organizationId)
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error
  }
  await ensureOffers()
  return calls.claimOf(chooseAmong(state, organizationId), null, organizationId)
}

function chooseAmong(state: State, organizationId: string): CopiedPost {
  const { offers } = state.getState()
  if (offers?.organizationId !== organizationId)
    throw new ApiError({ code: 'NETWORK', status: 0, message: 'There is no list.', unsent: true })
  const offer = offers.offers.find(isWaiting)
  if (offer !== undefined) return offer.post
  throw new ApiError({ code: 'NO_SUGGESTION_LEFT', status: 409, message: 'No post waits.' })
}
