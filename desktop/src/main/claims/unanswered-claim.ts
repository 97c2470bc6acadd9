import { isUnanswered } from '@fanfare/ui-kit/client/keyed-post.ts'
import type { State } from '../core/state.ts'
import type { Claimed } from './claim-calls.ts'

/** A way to claim; sent again, it asks for the same suggestion. */
export type Claim = () => Promise<Claimed>

/** The organization a claim is made in; null when it is not known. */
type OrganizationId = string | null

export interface UnansweredClaim {
  /** Makes a claim, and remembers it while nobody knows its outcome. */
  make: (claim: Claim, organizationId: OrganizationId) => Promise<Claimed>
  /** The claim of this session in an organization whose outcome is unknown, to be made again instead of another one. */
  find: (organizationId: string) => Claim | null
}

/** Remembers the last claim while nobody knows its outcome: another one would claim a second suggestion. */
export function unansweredClaim(state: State): UnansweredClaim {
  let last: { claim: Claim; organizationId: OrganizationId; session: string | null } | null = null
  return {
    make: async (claim, organizationId) => {
      const session = state.getState().sessionHandle
      try {
        const claimed = await claim()
        last = null
        return claimed
      } catch (error) {
        last = isUnanswered(error) ? { claim, organizationId, session } : null
        throw error
      }
    },
    find: (organizationId) => {
      const isOfNow = last?.session === state.getState().sessionHandle
      return last?.organizationId === organizationId && isOfNow ? last.claim : null
    },
  }
}
