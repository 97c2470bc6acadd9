import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { afterCommit } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import { nextEventTime } from '#core/database/rows/event_time'
import { decideDelivery, type LockedPost } from '#posts/public'
import PostsPaced from '#posts/telling/events/posts_paced'
import { suggestionLimitReached, suggestionsSimilar } from '#suggestions/comments/errors'
import SuggestionAdded, { SuggestionsAdded } from '#suggestions/comments/events/suggestion_added'
import SuggestionsWaiting from '#suggestions/comments/events/suggestions_waiting'
import type Comment from '#suggestions/comments/models/comment'
import { insertComments, type NewComment } from '#suggestions/comments/repositories/insert_comment'
import { updateSupply } from '#suggestions/comments/repositories/update_supply'
import { findSimilarToEach, insertUsedTexts } from '#suggestions/comments/repositories/used_texts'
import { findClosest, type KnownText } from '#suggestions/comments/rules/closest'

/** A suggestion with a checked text, and the suggestion of which it is a near-duplicate. */
export type CheckedSuggestion = NewComment & { similarToId: string | null }

/** One of several new suggestions. */
export interface SuggestionToAdd extends Omit<NewComment, 'parentId' | 'idempotency'> {
  id: string
  /** Its index in the request, for errors. */
  index: number
  /** Whether to accept a near-duplicate of another suggestion. */
  acceptSimilar: boolean
}

/** Refuses more suggestions than a post may have, and any for a post that has ended. */
export function requireRoom(post: LockedPost, count: number): void {
  if (post.closed === 'POST_ENDED') post.requireOpen()
  if (post.commentsCount + count > env.suggestionsPerPost) throw suggestionLimitReached()
}

/** Inserts suggestions of a locked post whose texts were checked. */
export async function insertChecked(
  trx: TransactionClientContract,
  post: LockedPost,
  suggestions: readonly CheckedSuggestion[],
  isNewPost = false,
): Promise<Comment[]> {
  const inserted = await insertComments(trx, suggestions)
  const viewers = await post.viewers(trx)
  for (const { id } of inserted)
    afterCommit(trx, () => SuggestionAdded.dispatch(post.organizationId, post.id, id, null, viewers))
  const texts = inserted.map(({ id, content: text }) => ({ postId: post.id, id, copied: false, text }))
  await insertUsedTexts(trx, texts)
  await deliver(trx, post, suggestions, isNewPost)
  await updateSupply(trx, post, { comments: inserted.length, available: inserted.length })
  const { organizationId, id, hasWebhooks, isScheduled } = post
  const added = inserted.map(toAdded)
  await beforeCommit(trx, new SuggestionsAdded(organizationId, id, added, hasWebhooks, isScheduled))
  return inserted
}

const toAdded = ({ id, userId, content, isAiGenerated }: Comment) => {
  return { id, userId, content, isAiGenerated }
}

/** Decides whom the suggestions are told. Members learn of a new post together with what waits there. */
async function deliver(
  trx: TransactionClientContract,
  post: LockedPost,
  suggestions: readonly CheckedSuggestion[],
  isNewPost: boolean,
): Promise<void> {
  const isTold = post.isApproved && !isNewPost
  const authors = suggestions.map(({ userId, apiToken, isAiGenerated }) =>
    isAiGenerated || apiToken !== undefined || userId === post.authorId ? null : userId,
  )
  const isNews = decideDelivery(post.delivery, authors, post.createdAt) !== post.delivery
  if (!isNews) return
  post.delivery = decideDelivery(post.delivery, authors, isTold ? await nextEventTime(trx) : post.createdAt)
  if (post.isPaced && post.delivery.exceptAt !== null) await beforeCommit(trx, new PostsPaced([post.id]))
  if (isTold) afterCommit(trx, () => SuggestionsWaiting.dispatch(post.organizationId, post.id))
}

/**
 * Adds several suggestions to a locked post, all or none. SUGGESTION_SIMILAR lists those that repeat a text of the post
 * or of each other, and near-duplicates that are not accepted.
 */
export async function insertSuggestions(
  trx: TransactionClientContract,
  post: LockedPost,
  suggestions: readonly SuggestionToAdd[],
  isNewPost = false,
): Promise<Comment[]> {
  requireRoom(post, suggestions.length)
  const earlier: KnownText[] = []
  const refused = []
  const checked: CheckedSuggestion[] = []
  // All are checked before the first insert: texts of this transaction must not count as texts of the post.
  const inPost = await findSimilarToEach(
    trx,
    post.id,
    suggestions.map(({ content }) => content),
  )
  for (const [place, { index, acceptSimilar, ...suggestion }] of suggestions.entries()) {
    const { id, content: text } = suggestion
    const found = inPost[place] ?? findClosest(text, earlier)
    const isRefused = found !== null && (found.isSame || !acceptSimilar)
    if (isRefused) refused.push({ index, isSame: found.isSame, similar: found.text })
    earlier.push({ id, content: text })
    checked.push({ ...suggestion, similarToId: found?.text.id ?? null })
  }
  if (refused.length > 0) throw suggestionsSimilar(refused)
  return insertChecked(trx, post, checked, isNewPost)
}
