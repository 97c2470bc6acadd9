import type { ClaimResult, Comment } from '@fanfare/contract/data/comment.ts'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
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

/** What a copy needs to know of its post. */
type CopiedFrom = Pick<Offer['post'], 'id' | 'title' | 'postUrl'>

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
  const copyFrom = async (post: CopiedFrom, commentId: string | null): Promise<CopyOutcome> => {
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
  const offered = async (fits: (offer: Offer) => boolean): Promise<CopiedFrom | undefined> => {
    await ensureOffers()
    return state.getState().offers?.offers.find(fits)?.post
  }
  // What a search has found is not among the newest posts.
  const findPost = async (postId: string): Promise<CopiedFrom> => {
    const { post } = await api.get<{ post: Post }>(`/posts/${postId}`)
    return { id: post.id, title: post.title, postUrl: post.url }
  }
  const signedOut = () => state.getState().handle === null

  return {
    copy: async (postId, commentId) => {
      if (signedOut()) return { outcome: 'signed-out' }
      try {
        const post = (await offered((offer) => offer.post.id === postId)) ?? (await findPost(postId))
        return await copyFrom(post, commentId)
      } catch (error) {
        return refusalOf(error)
      }
    },
    copyNext: async () => {
      if (signedOut()) return { outcome: 'signed-out' }
      const post = await offered(({ free }) => free > 0)
      if (post !== undefined) return copyFrom(post, null)
      const { offers, reach } = state.getState()
      return { outcome: offers === null || reach === 'offline' ? 'offline' : 'none-left' }
    },
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
