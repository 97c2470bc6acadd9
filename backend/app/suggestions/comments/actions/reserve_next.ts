import db from '@adonisjs/lucid/services/db'
import type { NextSuggestion } from '#contract/suggestions/data/comment'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import { noSuggestionLeft } from '#suggestions/comments/errors'
import { hasClaimed } from '#suggestions/comments/queries/find_comment'
import {
  listAvailableSuggestions,
  whyNoneLeft,
} from '#suggestions/comments/repositories/available_suggestions'
import { insertReservation } from '#suggestions/comments/repositories/reservations'
import { pickNext, reservationStatus } from '#suggestions/comments/rules/pick_next'

/**
 * The next suggestion for a member, reserved for them, so that two members who view the same post see different
 * suggestions. Writes only when there is something new to reserve. When everything is reserved for others, one of these
 * is shown and remains reserved for them. `notId` is skipped, and its reservation ends when another suggestion is
 * reserved.
 */
export async function reserveNext(
  postId: string,
  userId: string,
  notId?: string,
): Promise<NextSuggestion | null> {
  const { next, isOpen } = await findNext({ postId, userId, notId })
  return isOpen ? reserve({ postId, userId, notId }) : next
}

/** The same for a member who requests another suggestion; NO_SUGGESTION_LEFT when there is none. */
export async function proposeNext(postId: string, userId: string, notId?: string): Promise<NextSuggestion> {
  const next = await reserveNext(postId, userId, notId)
  if (next !== null) return next
  const client = db.connection()
  const available = await listAvailableSuggestions(client, postId)
  throw noSuggestionLeft(await whyNoneLeft(client, { postId, available }, userId))
}

/** The same for a member who only views the post: no new reservation for a member who has already copied from it. */
export async function offerNext(postId: string, userId: string): Promise<NextSuggestion | null> {
  const { next, isOpen } = await findNext({ postId, userId })
  if (!isOpen) return next
  return (await hasClaimed(postId, userId)) ? { ...next, further: true } : reserve({ postId, userId })
}

interface NextInput {
  postId: string
  userId: string
  notId?: string
}

type Found = { next: NextSuggestion; isOpen: true } | { next: NextSuggestion | null; isOpen: false }

async function findNext({ postId, ...input }: NextInput): Promise<Found> {
  const request = { ...input, at: now().getTime() }
  const next = pickNext(await listAvailableSuggestions(db.connection(), postId), request)
  if (next === null) return { next: null, isOpen: false }
  const status = reservationStatus(next, request)
  return { next: toNextSuggestion(next, status === 'own'), isOpen: status === 'open' }
}

function reserve({ postId, userId, notId }: NextInput): Promise<NextSuggestion | null> {
  const request = { userId, at: now().getTime(), notId }
  return inTransaction(async (trx) => {
    const post = await LockedPost.lock(trx, postId)
    if (post.closed !== null) return null
    const next = pickNext(await listAvailableSuggestions(trx, postId), request)
    if (next === null) return null
    if (reservationStatus(next, request) === 'others') return toNextSuggestion(next, false)
    const expiresAt = await insertReservation(trx, { id: next.id, postId, userId })
    return toNextSuggestion({ ...next, reservedUntil: expiresAt.getTime() }, true)
  })
}

function toNextSuggestion(
  { id, content, reservedUntil }: { id: string; content: string; reservedUntil: number },
  isOwn: boolean,
): NextSuggestion {
  return {
    id,
    content,
    reservedUntil: isOwn ? new Date(reservedUntil).toISOString() : null,
    further: false,
  }
}
