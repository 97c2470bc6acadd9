import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiTextProblem } from '#contract/ai/rules/ai'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { findClosest, findSimilar, type KnownText } from '#suggestions/public'
import { LockedPost } from '#posts/public'
import type { AiRunRow, AiTextRow } from '#ai/models/ai_run'
import { selectUndecided } from '#ai/queries/undecided_texts'
import { announce, hasEnded, lockRun } from '#ai/repositories/runs'
import type { CheckedText } from '#ai/rules/check_text'

/** A text that arrived for a position of a run. */
export type ArrivedText = CheckedText & { reasoning: string | null }

/** Stores a text that has arrived, if the run still waits for it. False when this call has nothing more to do. */
export async function storeText(
  trx: TransactionClientContract,
  claimed: AiRunRow,
  requested: AiTextRow,
  arrived: ArrivedText,
): Promise<boolean> {
  const post = await LockedPost.lockIfExists(trx, claimed.post_id)
  const run = await lockRun(trx, claimed.id)
  if (post === null || run === null || hasEnded(run) || run.calls !== claimed.calls) return false
  const current: AiTextRow | null = await trx.from('ai_texts').where('id', requested.id).first()
  if (current === null || current.is_approved !== null) return true
  const tries = current.tries + 1
  const update = (changes: Partial<AiTextRow>) =>
    trx
      .from('ai_texts')
      .where('id', requested.id)
      .update({ ...changes, tries })
  if (arrived.problem !== null) {
    await update({ problem: arrived.problem })
    return true
  }
  const inPost = await findSimilar(trx, { postId: post.id, text: arrived.text })
  const inRuns = inPost?.isSame ? null : findClosest(arrived.text, await othersOf(trx, run, requested.id))
  const isRepeated = inPost?.isSame === true || inRuns?.isSame === true
  const isSimilar = inPost !== null || inRuns !== null
  // The earlier text is as good as another near-duplicate.
  if (isRepeated || (isSimilar && current.content !== null)) {
    await update(current.content === null ? { problem: 'repeated' satisfies AiTextProblem } : {})
    return true
  }
  await update({
    content: arrived.text,
    reasoning: arrived.reasoning,
    problem: null,
    similar_comment_id: inPost?.text.id ?? null,
    similar_text_id: inPost === null ? (inRuns?.text.id ?? null) : null,
    arrived_at: toInstant(now()),
  })
  if (current.content === null) await trx.from('ai_runs').where('id', run.id).increment('undecided', 1)
  announce(trx, run)
  return true
}

/** The texts of runs for the post that wait for a decision. */
async function othersOf(
  trx: TransactionClientContract,
  { post_id: postId }: AiRunRow,
  textId: string,
): Promise<KnownText[]> {
  const rows: { id: string; content: string }[] = await selectUndecided(trx, postId)
    .whereNot('ai_texts.id', textId)
    .select('ai_texts.id', 'ai_texts.content')
  return rows
}
