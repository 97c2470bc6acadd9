import * as v from 'valibot'
import { claimAndCopy } from '@fanfare/ui-kit/client/claim-and-copy.ts'
import { COPY_AND_OPEN } from '../../shared/copy-choice.ts'
import type { CopyOutcome } from '../../shared/desktop-state.ts'
import type { RunningSession } from '../core/running-session.ts'
import { claimCalls, proposed, type Claimed, type ClaimCalls, type CopiedPost } from './claim-calls.ts'
import type { Claims, ClaimsOptions } from './claims-interface.ts'
import { finishCopy } from './finish-copy.ts'
import { claimNextIn } from './next-claim.ts'
import { createPendingClaims } from './pending-claims.ts'
import { recoveredChoice } from './recovered-choice.ts'
import { recoverClaims } from './recovered-claims.ts'
import { refusalOf, refusalOfChange } from './refusal-of.ts'
import { undoWindow } from './undo-window.ts'

/** Copies suggestions for the tray, the panel and the command line, and opens the post they are for. */
export function createClaims(options: ClaimsOptions): Claims {
  const { state, storage, apiIn, tokenAt, ensureOffers, wait, now = Date.now } = options
  const { writeText, clearText, openExternal } = options
  const pending = createPendingClaims(storage, now)
  const sessionAt = (address: string): RunningSession | null => {
    const token = tokenAt(address)
    return token === null ? null : { address, token }
  }
  const callsIn = (session: RunningSession) => claimCalls({ api: apiIn(session), session, pending, wait })
  let claiming = 0
  const isClaiming = () => claiming > 0
  const recovery = recoverClaims({ state, pending, sessionAt, callsIn, isClaiming })
  const { lastCopy, remember, forget } = undoWindow(state, now)

  const finish = finishCopy({ apiIn, openExternal, remember })
  const copyBy = async (
    session: RunningSession,
    claim: () => Promise<Claimed>,
    { opensPost } = COPY_AND_OPEN,
  ): Promise<CopyOutcome> => {
    let post: CopiedPost | undefined
    claiming += 1
    const result = await claimAndCopy({
      claim: async () => {
        const made = await claim()
        post = made.post
        return made.claimed
      },
      copy: writeText,
      release: ({ id }) => callsIn(session).release(id),
    })
    claiming -= 1
    if (pending.list(session).length > 0) recovery.ask(session.address)
    if (result.outcome === 'refused') return refusalOfChange(result.error)
    if (result.outcome === 'clipboard-failed') return { outcome: 'clipboard-failed' }
    if (result.outcome === 'lost') return lostTo(result.next)
    if (post === undefined) throw new Error('A claim has no post')
    recovery.settleCopied(result.claimed.id)
    return { outcome: 'copied', copy: finish(session, { post, claimed: result.claimed }, opensPost) }
  }
  /** A post of the list with its organization; fetched if only a search or a notification has found it. */
  const findPost = async (
    calls: ClaimCalls,
    postId: string,
  ): Promise<[CopiedPost, organizationId: string | null]> => {
    const { offers } = state.getState()
    const offer = offers?.offers.find(({ post }) => post.id === postId)
    return offer && offers ? [offer.post, offers.organizationId] : [await calls.fetchPost(postId), null]
  }
  /** The chosen server's session, or why nothing can be claimed there now. A claim never waits for the network. */
  const chosen = (): RunningSession | 'signed-out' | 'offline' => {
    const { server, sessionHandle, connection } = state.getState()
    const session = sessionHandle === null || server === null ? null : sessionAt(server)
    if (session === null) return 'signed-out'
    return connection === 'offline' ? 'offline' : session
  }

  return {
    copy: async (postId, commentId, choice = COPY_AND_OPEN) => {
      const session = chosen()
      if (typeof session === 'string') return { outcome: session }
      const calls = callsIn(session)
      try {
        const [post, organizationId] = await findPost(calls, postId)
        const claim = () => calls.claimOf(post, commentId, organizationId, choice.edited)
        const result = await copyBy(session, claim, choice)
        return result.outcome === 'lost' ? { ...result, isSensitive: post.isSensitive } : result
      } catch (error) {
        return refusalOf(error)
      }
    },
    copyNext: async (named) => {
      const session = chosen()
      if (typeof session === 'string') return { outcome: session }
      if (named === undefined && state.getState().organizationId === null) await ensureOffers()
      const { organizationId: current, connection } = state.getState()
      const organizationId = named ?? current
      if (organizationId === null) return { outcome: connection === 'online' ? 'no-organization' : 'offline' }
      const calls = callsIn(session)
      const open = pending.list(session).findLast((claim) => claim.organizationId === organizationId)
      return copyBy(session, () =>
        open ? calls.repeat(open) : claimNextIn({ state, ensureOffers, calls }, organizationId),
      )
    },
    undo: async () => {
      const copy = lastCopy()
      const session = sessionAt(state.getState().server ?? '')
      if (copy === null || session === null) return { outcome: 'too-late' }
      try {
        await callsIn(session).release(copy.commentId)
      } catch (error) {
        return refusalOfChange(error)
      }
      forget(copy)
      await clearText(copy.text)
      return { outcome: 'undone' }
    },
    ask: recovery.ask,
    ...recoveredChoice({ recovery, sessionAt, callsIn, writeText, finish }),
    forget: recovery.forget,
  }
}

/** The proposal that comes with a refusal. An unknown post may be sensitive, so it counts as such. */
function lostTo(next: unknown): CopyOutcome {
  const { success, output } = v.safeParse(proposed, next)
  if (!success) return { outcome: 'refused', code: 'COMMENT_ALREADY_USED' }
  return { outcome: 'lost', next: output, isSensitive: true }
}
