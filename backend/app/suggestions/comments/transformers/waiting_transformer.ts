import type { WaitingPost, WaitingPosts } from '#contract/suggestions/data/offer'
import { instantToIso } from '#core/database/rows/instant'
import {
  waitingOrganizations,
  waitingWithNext,
  type WaitingRow,
} from '#suggestions/comments/queries/waiting_posts'

interface WaitingData {
  title: string
  url: string
  host: string
  isSensitive: boolean | number
  isImportant: boolean | number
  createdAt: string
  userName: string | null
  suggestionId: string
  content: string
  reservedUntil: string | null
}

/** The posts that wait for a member, from the rows of `listWaitingPosts`. */
export const toWaitingPosts = (rows: readonly WaitingRow[]): WaitingPosts => ({
  postIds: rows.map(({ id }) => id),
  next: rows.flatMap(({ id, data }) => (data === null ? [] : [toWaitingPost(id, JSON.parse(data))])),
})

function toWaitingPost(id: string, data: WaitingData): WaitingPost {
  const { title, url, host, userName, suggestionId, content, reservedUntil } = data
  return {
    post: {
      id,
      title,
      postUrl: url,
      host,
      isSensitive: Boolean(data.isSensitive),
      isImportant: Boolean(data.isImportant),
      createdAt: instantToIso(data.createdAt),
      userName,
    },
    suggestion: {
      id: suggestionId,
      content,
      reservedUntil: reservedUntil && instantToIso(reservedUntil),
      further: false,
    },
  }
}

/** What waits for a member: the organizations, the posts with what is next, and how these are answered. */
export const waitingForMember = {
  organizations: waitingOrganizations,
  withNext: waitingWithNext,
  toPosts: toWaitingPosts,
}
