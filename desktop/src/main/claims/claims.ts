import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { MarkReadRequest } from '@fanfare/contract/data/notification.ts'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
import { UNDO_WINDOW_MS } from '@fanfare/contract/rules/limits.ts'
import { ApiError, hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import {
  claimAndCopy,
  claimedBy,
  type ClaimAnswer,
  type ProposedSuggestion,
} from '@fanfare/ui-kit/client/claim-and-copy.ts'
import { claimRequests } from '@fanfare/ui-kit/client/claim-requests.ts'
import { isUnanswered } from '@fanfare/ui-kit/client/keyed-post.ts'
import type { CopyOutcome, LastCopy } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import { schemaOf, text } from '../core/schema.ts'
import type { State } from '../core/state.ts'

export interface Claims {
  /** Copies a suggestion of a post, or the next one there when `commentId` is null. */
  copy: (postId: string, commentId: string | null) => Promise<CopyOutcome>
  /** Copies the next suggestion of the newest post that has one available. */
  copyNext: () => Promise<CopyOutcome>
  /** Undoes the last copy. Resolves to false when it was too late. */
  undo: () => Promise<boolean>
}

export interface ClaimsOptions {
  state: State
  api: CheckedClient
  /** Waits for the list of posts if there is none yet, as right after the start. */
  ensureOffers: () => Promise<void>
  /** Resolves to whether the text is on the clipboard. */
  writeText: (text: string) => Promise<boolean>
  openExternal: (url: string) => void
  /** Waits before a claim without an answer is sent again. */
  wait?: (milliseconds: number) => Promise<void>
  now?: () => number
}

type CopiedPost = Pick<Offer['post'], 'id' | 'title' | 'postUrl' | 'isSensitive'>

const claimAnswer = schemaOf<ClaimAnswer>()(
  v.object({ comment: v.object({ id: text, content: text, copiedContent: v.nullable(text) }) }),
)
const foundPost = schemaOf<{ post: Pick<Post, 'id' | 'title' | 'url' | 'isSensitive'> }>()(
  v.object({ post: v.object({ id: text, title: text, url: text, isSensitive: v.boolean() }) }),
)
const proposed = schemaOf<ProposedSuggestion | null>()(v.nullable(v.object({ id: text, content: text })))

/** Copies suggestions for the tray, the panel and the command line, and opens the post they are for. */
export function createClaims({
  state,
  api,
  ensureOffers,
  writeText,
  openExternal,
  wait,
  now = Date.now,
}: ClaimsOptions): Claims {
  const { claimSuggestion, claimNext, releaseSuggestion } = claimRequests(
    { post: (path, body, options) => api.post(path, claimAnswer, body, options) },
    // The oldest Electron that runs this client has no Web Crypto in its main process.
    { wait, newKey: randomUUID },
  )
  const { lastCopy, remember, forget } = undoWindow(state, now)

  const copyFrom = async (post: CopiedPost, commentId: string | null): Promise<CopyOutcome> => {
    const result = await claimAndCopy({
      claim: async () =>
        claimedBy(await (commentId === null ? claimNext(post.id) : claimSuggestion(commentId))),
      copy: writeText,
      release: ({ id }) => releaseSuggestion(id),
    })
    if (result.outcome === 'lost') return lostTo(result.next, post)
    if (result.outcome === 'clipboard-failed') return { outcome: 'refused' }
    if (result.outcome === 'refused') return outcomeOfClaim(result.error)
    openExternal(post.postUrl)
    void api
      .put('/notifications/read', { postIds: [post.id] } satisfies MarkReadRequest)
      .catch(() => undefined)
    return { outcome: 'copied', copy: remember(post, result.claimed) }
  }
  const findOffer = async (fits: (offer: Offer) => boolean): Promise<CopiedPost | undefined> => {
    await ensureOffers()
    return state.getState().offers?.offers.find(fits)?.post
  }
  // A post that only a search has found is not among the newest ones.
  const fetchPost = async (postId: string): Promise<CopiedPost> => {
    const { post } = await api.get(`/posts/${postId}`, foundPost)
    const { url: postUrl, ...rest } = post
    return { ...rest, postUrl }
  }
  const isSignedOut = () => state.getState().sessionHandle === null

  return {
    copy: async (postId, commentId) => {
      if (isSignedOut()) return { outcome: 'signed-out' }
      try {
        const post = (await findOffer((offer) => offer.post.id === postId)) ?? (await fetchPost(postId))
        return await copyFrom(post, commentId)
      } catch (error) {
        return outcomeOf(error)
      }
    },
    copyNext: async () => {
      if (isSignedOut()) return { outcome: 'signed-out' }
      const post = await findOffer(({ available }) => available > 0)
      if (post !== undefined) return copyFrom(post, null)
      const { offers, connection } = state.getState()
      return { outcome: offers === null || connection === 'offline' ? 'offline' : 'none-left' }
    },
    undo: async () => {
      const copy = lastCopy()
      if (copy === null) return false
      try {
        await releaseSuggestion(copy.commentId)
        forget()
        return true
      } catch {
        return false
      }
    },
  }
}

/** Keeps the last copy in the state for as long as it can be undone. */
function undoWindow(state: State, now: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    state.setState({ lastCopy: null })
  }
  return {
    forget,
    lastCopy: () => {
      const { lastCopy } = state.getState()
      return lastCopy !== null && now() <= lastCopy.undoUntil ? lastCopy : null
    },
    remember: (post: CopiedPost, { id, text }: { id: string; text: string }): LastCopy => {
      const undoUntil = now() + UNDO_WINDOW_MS
      const { id: postId, title, isSensitive } = post
      const lastCopy = { commentId: id, postId, title, isSensitive, text, undoUntil }
      clearTimeout(timer)
      timer = setTimeout(forget, UNDO_WINDOW_MS)
      state.setState({ lastCopy })
      return lastCopy
    },
  }
}

/** The proposal comes with the refusal of the server, which is no answer that has been checked. */
function lostTo(next: unknown, { isSensitive }: CopiedPost): CopyOutcome {
  const { success, output } = v.safeParse(proposed, next)
  return success ? { outcome: 'lost', next: output, isSensitive } : { outcome: 'refused' }
}

function outcomeOfClaim(error: unknown): CopyOutcome {
  const isUnreachable = hasCode(error, 'OFFLINE', 'NETWORK')
  return isUnanswered(error) && !isUnreachable ? { outcome: 'unanswered' } : outcomeOf(error)
}

function outcomeOf(error: unknown): CopyOutcome {
  if (error instanceof ApiError && error.status === 0) return { outcome: 'offline' }
  if (hasCode(error, 'UNAUTHENTICATED')) return { outcome: 'signed-out' }
  if (hasCode(error, 'NO_SUGGESTION_LEFT')) return { outcome: 'none-left' }
  if (hasCode(error, 'POST_NOT_FOUND')) return { outcome: 'post-deleted' }
  if (hasCode(error, 'COMMENT_NOT_FOUND')) return { outcome: 'suggestion-deleted' }
  return { outcome: 'refused' }
}
