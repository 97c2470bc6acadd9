import * as v from 'valibot'
import type { MarkReadRequest } from '@fanfare/contract/data/notification.ts'
import { claimAndCopy } from '@fanfare/ui-kit/client/claim-and-copy.ts'
import type { CopyOutcome, UndoOutcome } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { State } from '../core/state.ts'
import { claimCalls, proposed, type CopiedPost } from './claim-calls.ts'
import { nextClaim } from './next-claim.ts'
import { refusalOf } from './refusal-of.ts'
import { unansweredClaim, type Claim } from './unanswered-claim.ts'
import { undoWindow } from './undo-window.ts'

export interface Claims {
  /** Copies a suggestion of a post of any organization, or the next one there when `commentId` is null. */
  copy: (postId: string, commentId: string | null) => Promise<CopyOutcome>
  /**
   * Copies the next suggestion of an organization, or of the chosen one: never one the person has written, and of the
   * newest post they have not copied from, because people comment once on a post; after an undo it is the next one
   * again. While the outcome of the last claim there is unknown, that claim is repeated instead.
   */
  copyNext: (organizationId?: string) => Promise<CopyOutcome>
  /** Undoes the last copy, and takes its text off the clipboard if it is still there. */
  undo: () => Promise<UndoOutcome>
}

export interface ClaimsOptions {
  state: State
  api: CheckedClient
  /** Waits for the organizations and the list of posts if there are none yet, as right after the start. */
  ensureOffers: () => Promise<void>
  /** Resolves to whether the text is on the clipboard. */
  writeText: (text: string) => Promise<boolean>
  /** Clears the clipboard if it has this text. */
  clearText: (text: string) => Promise<void>
  openExternal: (url: string) => void
  /** Waits before a claim without an answer is sent again. */
  wait?: (milliseconds: number) => Promise<void>
  now?: () => number
}

/** Copies suggestions for the tray, the panel and the command line, and opens the post they are for. */
export function createClaims(options: ClaimsOptions): Claims {
  const { state, api, ensureOffers, writeText, clearText, openExternal, wait, now = Date.now } = options
  const calls = claimCalls(api, wait)
  const unanswered = unansweredClaim(state)
  const { lastCopy, remember, forget } = undoWindow(state, now)

  const copyBy = async (claim: Claim, organizationId: string | null): Promise<CopyOutcome> => {
    let post: CopiedPost | undefined
    const result = await claimAndCopy({
      claim: async () => {
        const made = await unanswered.make(claim, organizationId)
        post = made.post
        return made.claimed
      },
      copy: writeText,
      release: ({ id }) => calls.release(id),
    })
    if (result.outcome === 'refused') return refusalOf(result.error)
    if (result.outcome === 'clipboard-failed') return { outcome: 'clipboard-failed' }
    if (result.outcome === 'lost') return lostTo(result.next)
    if (post === undefined) throw new Error('A claim has no post')
    openExternal(post.postUrl)
    void api
      .put('/notifications/read', { postIds: [post.id] } satisfies MarkReadRequest)
      .catch(() => undefined)
    return { outcome: 'copied', copy: remember({ post, claimed: result.claimed }) }
  }
  /** A post of the list with its organization; one that only a search or a notification has found is fetched. */
  const findPost = async (postId: string): Promise<[CopiedPost, organizationId: string | null]> => {
    const { offers } = state.getState()
    const offer = offers?.offers.find(({ post }) => post.id === postId)
    return offer && offers ? [offer.post, offers.organizationId] : [await calls.fetchPost(postId), null]
  }
  const isSignedOut = () => state.getState().sessionHandle === null

  return {
    copy: async (postId, commentId) => {
      if (isSignedOut()) return { outcome: 'signed-out' }
      try {
        const [post, organizationId] = await findPost(postId)
        const result = await copyBy(() => calls.claimOf(post, commentId), organizationId)
        return result.outcome === 'lost' ? { ...result, isSensitive: post.isSensitive } : result
      } catch (error) {
        return refusalOf(error)
      }
    },
    copyNext: async (named) => {
      if (isSignedOut()) return { outcome: 'signed-out' }
      if (named === undefined && state.getState().organizationId === null) await ensureOffers()
      const { organizationId: chosen, connection } = state.getState()
      const organizationId = named ?? chosen
      if (organizationId === null) return { outcome: connection === 'online' ? 'no-organization' : 'offline' }
      const claim =
        unanswered.find(organizationId) ?? nextClaim({ state, ensureOffers, calls }, organizationId)
      return copyBy(claim, organizationId)
    },
    undo: async () => {
      const copy = lastCopy()
      if (copy === null) return { outcome: 'too-late' }
      try {
        await calls.release(copy.commentId)
      } catch (error) {
        return refusalOf(error)
      }
      forget(copy)
      await clearText(copy.text)
      return { outcome: 'undone' }
    },
  }
}

/** The proposal comes with the refusal of the server. A post that is not known may be a sensitive one. */
function lostTo(next: unknown): CopyOutcome {
  const { success, output } = v.safeParse(proposed, next)
  if (!success) return { outcome: 'refused', code: 'COMMENT_ALREADY_USED' }
  return { outcome: 'lost', next: output, isSensitive: true }
}
