import db from '@adonisjs/lucid/services/db'
import type { NextSuggestion } from '#contract/data/comment'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { freeSuggestions } from '#comments/holds/free_suggestions'
import { holdSuggestion } from '#comments/holds/hold_suggestion'
import { hasCopied } from '#comments/queries/has_copied'
import { allocate, standing } from '#comments/rules/allocate'

/**
 * The next suggestion for a member, held for them for a while, so that two who look at one post see two.
 * Looking again changes nothing: it writes only when there is something new to hold. What is held for
 * another person is shown, when nothing else is left, and stays theirs.
 */
export async function holdNext(postId: string, userId: string): Promise<NextSuggestion | null> {
  const { next, isOpen } = await look(postId, userId)
  return isOpen ? hold(postId, userId) : next
}

/** The same for somebody who only looks: whoever has copied from the post already keeps nothing from the others. */
export async function showNext(postId: string, userId: string): Promise<NextSuggestion | null> {
  const { next, isOpen } = await look(postId, userId)
  if (!isOpen) return next
  return (await hasCopied(postId, userId)) ? { ...next, further: true } : hold(postId, userId)
}

type Seen = { next: NextSuggestion; isOpen: true } | { next: NextSuggestion | null; isOpen: false }

async function look(postId: string, userId: string): Promise<Seen> {
  const asking = { userId, at: now().getTime() }
  const seen = allocate(await freeSuggestions(db.connection(), postId), asking)
  if (seen === null) return { next: null, isOpen: false }
  const stands = standing(seen, asking)
  return { next: present(seen, stands === 'yours'), isOpen: stands === 'open' }
}

function hold(postId: string, userId: string): Promise<NextSuggestion | null> {
  const asking = { userId, at: now().getTime() }
  return inTransaction(async (trx) => {
    await holdPost(trx, postId)
    const next = allocate(await freeSuggestions(trx, postId), asking)
    if (next === null || standing(next, asking) === 'foreign') return next && present(next, false)
    const end = await holdSuggestion(trx, { id: next.id, postId, userId })
    return present({ ...next, heldUntil: end.getTime() }, true)
  })
}

function present(
  { id, content, heldUntil }: { id: string; content: string; heldUntil: number },
  isYours: boolean,
): NextSuggestion {
  return { id, content, heldUntil: isYours ? new Date(heldUntil).toISOString() : null, further: false }
}
