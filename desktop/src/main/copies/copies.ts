import type { ClaimResult, Comment } from '@fanfare/contract/data/comment.ts'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import { UNDO_FOR } from '@fanfare/contract/rules/limits.ts'
import type { CopyOutcome, LastCopy } from '../../shared/desktop-state.ts'
import type { State } from '../app/state.ts'
import { ServerError, type ServerApi } from '../server-api/server-api.ts'

export interface Copies {
  /** Copies a suggestion of a post, or what is next there for the person. */
  copy: (postId: string, commentId: string | null) => Promise<CopyOutcome>
  /** Copies what is next on the newest post that has something left. */
  copyNext: () => Promise<CopyOutcome>
  /** Gives the last copy back. Answers whether it could still be undone. */
  undo: () => Promise<boolean>
}

export interface CopiesNeeds {
  state: State
  api: ServerApi
  /** Waits for the list of posts where there is none yet, as right after the start. */
  ensureOffers: () => Promise<void>
  /** Answers whether the text is on the clipboard. */
  writeText: (text: string) => Promise<boolean>
  openExternal: (url: string) => void
  now?: () => number
}

/** Claim first, then copy and open: what is on a clipboard cannot be taken back. A claim never waits for a server. */
export function copies({
  state,
  api,
  ensureOffers,
  writeText,
  openExternal,
  now = Date.now,
}: CopiesNeeds): Copies {
  let forget: ReturnType<typeof setTimeout> | undefined
  const remember = (lastCopy: LastCopy | null) => {
    clearTimeout(forget)
    state.setState({ lastCopy })
    if (lastCopy !== null) forget = setTimeout(() => state.setState({ lastCopy: null }), UNDO_FOR)
  }

  const claim = async (postId: string, commentId: string | null): Promise<Comment> => {
    const path = commentId === null ? `/posts/${postId}/claim-next` : `/comments/${commentId}/lock`
    const { comment } = await api.post<ClaimResult>(path, {})
    return comment
  }
  const copyFrom = async ({ post }: Offer, commentId: string | null): Promise<CopyOutcome> => {
    try {
      const { id, content } = await claim(post.id, commentId)
      if (!(await writeText(content))) {
        await api.post(`/comments/${id}/unlock`)
        return { outcome: 'refused' }
      }
      openExternal(post.postUrl)
      void api.put('/notifications/read', { postIds: [post.id] }).catch(() => undefined)
      const copy = {
        commentId: id,
        postId: post.id,
        title: post.title,
        text: content,
        undoUntil: now() + UNDO_FOR,
      }
      remember(copy)
      return { outcome: 'copied', copy }
    } catch (error) {
      return refusalOf(error)
    }
  }
  const find = async (fits: (offer: Offer) => boolean, commentId: string | null): Promise<CopyOutcome> => {
    if (state.getState().handle === null) return { outcome: 'signed-out' }
    await ensureOffers()
    const { offers, reach } = state.getState()
    const offer = offers?.offers.find(fits)
    if (offer !== undefined) return copyFrom(offer, commentId)
    return { outcome: offers === null || reach === 'offline' ? 'offline' : 'none-left' }
  }

  return {
    copy: (postId, commentId) => find(({ post }) => post.id === postId, commentId),
    copyNext: () => find(({ free }) => free > 0, null),
    undo: async () => {
      const { lastCopy } = state.getState()
      if (lastCopy === null || now() > lastCopy.undoUntil) return false
      try {
        await api.post(`/comments/${lastCopy.commentId}/unlock`)
        remember(null)
        return true
      } catch {
        return false
      }
    },
  }
}

function refusalOf(error: unknown): CopyOutcome {
  if (!(error instanceof ServerError)) throw error
  if (error.code === 'NETWORK') return { outcome: 'offline' }
  if (error.status === 401) return { outcome: 'signed-out' }
  return { outcome: error.status === 409 || error.status === 404 ? 'none-left' : 'refused' }
}
