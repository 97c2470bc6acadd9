import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Offer, OrganizationClaim } from '@fanfare/contract/suggestions/data/offer.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import {
  claimedBy,
  type ClaimAnswer,
  type ClaimedSuggestion,
  type EditedCopy,
  type ProposedSuggestion,
} from '@fanfare/ui-kit/client/claim-and-copy.ts'
import { claimRequests } from '@fanfare/ui-kit/client/claim-requests.ts'
import { keyedPost, withKey, type KeyedPostOptions } from '@fanfare/ui-kit/client/keyed-post.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import { schemaOf, text } from '../core/schema.ts'
import type { RunningSession } from '../core/running-session.ts'
import type { ClaimSubject, PendingClaim, PendingClaims } from './pending-claims.ts'

/** The fields of a post that a copy needs. */
export type CopiedPost = Pick<Offer['post'], 'id' | 'title' | 'postUrl' | 'isSensitive'>

/** A suggestion that the member has claimed, and its post. */
export interface Claimed {
  post: CopiedPost
  claimed: ClaimedSuggestion
}

const comment = v.object({ id: text, content: text, copiedContent: v.nullable(text) })
const claimAnswer = schemaOf<ClaimAnswer>()(v.object({ comment }))
const organizationClaim = schemaOf<ClaimAnswer & Pick<OrganizationClaim, 'post'>>()(
  v.object({
    comment,
    post: v.object({ id: text, title: text, postUrl: text, isSensitive: v.boolean() }),
  }),
)
const foundPost = schemaOf<{ post: Pick<Post, 'id' | 'title' | 'url' | 'isSensitive'> }>()(
  v.object({ post: v.object({ id: text, title: text, url: text, isSensitive: v.boolean() }) }),
)

/** The proposal that comes with a lost claim. Error responses are not checked by a schema, so it is checked here. */
export const proposed = schemaOf<ProposedSuggestion | null>()(
  v.nullable(v.object({ id: text, content: text })),
)

export interface ClaimCallsOptions {
  api: CheckedClient
  session: RunningSession
  pending: Pick<PendingClaims, 'keys'>
  wait: KeyedPostOptions['wait']
}

export type ClaimCalls = ReturnType<typeof claimCalls>

/** The requests of a copy in a session. Repeating a request after a lost response claims no second suggestion. */
export function claimCalls({ api, session, pending, wait }: ClaimCallsOptions) {
  const optionsFor = (subject: ClaimSubject): KeyedPostOptions => ({
    wait,
    // The oldest supported Electron has no Web Crypto in its main process.
    newKey: randomUUID,
    keys: pending.keys(session, subject),
  })
  const post = (path: string, body?: unknown, sent?: object) => api.post(path, claimAnswer, body, sent)
  const postIn = (path: string, body?: unknown, sent?: object) =>
    api.post(path, organizationClaim, body, sent)
  return {
    /** Claims a suggestion of a post, or its edited copy, or the next one there when `commentId` is null. */
    claimOf: async (
      copied: CopiedPost,
      commentId: string | null,
      organizationId: string | null,
      edited: EditedCopy | null = null,
    ): Promise<Claimed> => {
      const options = optionsFor({ post: copied, organizationId })
      const { claimSuggestion, claimNext } = claimRequests({ post }, options)
      const answer = await (commentId
        ? claimSuggestion(commentId, edited ?? undefined)
        : claimNext(copied.id))
      return { post: copied, claimed: claimedBy(answer) }
    },
    /** Lets the server choose the post as well. NOT_FOUND from an older server without that route. */
    claimIn: async (organizationId: string): Promise<Claimed> => {
      const claim = keyedPost(postIn, optionsFor({ post: null, organizationId }))
      return claimedIn(await claim(`/posts/organization/${organizationId}/claim-next`))
    },
    /** Repeats a claim whose outcome is unknown. */
    repeat: async ({ path, body, post: copied, organizationId }: PendingClaim): Promise<Claimed> => {
      const options = optionsFor({ post: copied, organizationId })
      if (copied === null) return claimedIn(await keyedPost(postIn, options)(path, body))
      return { post: copied, claimed: claimedBy(await keyedPost(post, options)(path, body)) }
    },
    /** Asks once for the outcome of a claim. */
    ask: async ({ path, body, key, post: copied }: PendingClaim): Promise<Claimed> => {
      if (copied === null) return claimedIn(await postIn(path, body, withKey(key)))
      return { post: copied, claimed: claimedBy(await post(path, body, withKey(key))) }
    },
    release: (commentId: string) => api.post(`/comments/${commentId}/unlock`, claimAnswer),
    fetchPost: async (postId: string): Promise<CopiedPost> => {
      const { url: postUrl, ...rest } = (await api.get(`/posts/${postId}`, foundPost)).post
      return { ...rest, postUrl }
    },
  }
}

function claimedIn(answer: v.InferOutput<typeof organizationClaim>): Claimed {
  return { post: answer.post, claimed: claimedBy(answer) }
}
