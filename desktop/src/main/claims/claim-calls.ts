import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Offer, OrganizationClaim } from '@fanfare/contract/data/offer.ts'
import type { Post } from '@fanfare/contract/data/post.ts'
import {
  claimedBy,
  type ClaimAnswer,
  type ClaimedSuggestion,
  type ProposedSuggestion,
} from '@fanfare/ui-kit/client/claim-and-copy.ts'
import { claimRequests } from '@fanfare/ui-kit/client/claim-requests.ts'
import { keyedPost, type KeyedPostOptions } from '@fanfare/ui-kit/client/keyed-post.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import { schemaOf, text } from '../core/schema.ts'

/** What a copy needs of its post. */
export type CopiedPost = Pick<Offer['post'], 'id' | 'title' | 'postUrl' | 'isSensitive'>

/** A suggestion that belongs to the person now, and its post. */
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

/** The proposal that comes with a lost claim. A refusal is no answer that has been checked. */
export const proposed = schemaOf<ProposedSuggestion | null>()(
  v.nullable(v.object({ id: text, content: text })),
)

/** The requests of a copy. One whose answer is lost claims no second suggestion, however often it is sent. */
export function claimCalls(api: CheckedClient, wait: KeyedPostOptions['wait']) {
  // The oldest Electron that runs this client has no Web Crypto in its main process.
  const options: KeyedPostOptions = { wait, newKey: randomUUID }
  const requests = claimRequests(
    { post: (path, body, sent) => api.post(path, claimAnswer, body, sent) },
    options,
  )
  const claimInOrganization = keyedPost(
    (path, body, sent) => api.post(path, organizationClaim, body, sent),
    options,
  )
  return {
    /** Claims a suggestion of a post, or the next one there when `commentId` is null. */
    claimOf: async (post: CopiedPost, commentId: string | null): Promise<Claimed> => {
      const { claimSuggestion, claimNext } = requests
      return { post, claimed: claimedBy(await (commentId ? claimSuggestion(commentId) : claimNext(post.id))) }
    },
    /** Lets the server choose the post as well. NOT_FOUND from a server that cannot do that yet. */
    claimIn: async (organizationId: string): Promise<Claimed> => {
      const answer = await claimInOrganization(`/posts/organization/${organizationId}/claim-next`)
      return { post: answer.post, claimed: claimedBy(answer) }
    },
    release: (commentId: string) => requests.releaseSuggestion(commentId),
    fetchPost: async (postId: string): Promise<CopiedPost> => {
      const { url: postUrl, ...rest } = (await api.get(`/posts/${postId}`, foundPost)).post
      return { ...rest, postUrl }
    },
  }
}
