import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApprovedComment } from '#contract/ai/data/ai'
import type { LockedPost } from '#posts/public'
import type { AiTextRow } from '#ai/models/ai_run'
import { announce, countUndecided } from '#ai/repositories/runs'

/** A generated text of a locked run. */
export type ReviewedText = Pick<
  AiTextRow,
  'id' | 'run_id' | 'mood_id' | 'content' | 'is_approved' | 'comment_id'
>

/** Locks the runs of a locked post and returns their texts. */
export async function lockTexts(trx: TransactionClientContract, postId: string): Promise<ReviewedText[]> {
  const runs: { id: string }[] = await trx
    .from('ai_runs')
    .where('post_id', postId)
    .orderBy('id')
    .forUpdate()
    .select('id')
  return trx
    .from('ai_texts')
    .whereIn(
      'run_id',
      runs.map(({ id }) => id),
    )
    .whereNotNull('content')
    .orderBy('run_id')
    .orderBy('position')
    .select('id', 'run_id', 'mood_id', 'content', 'is_approved', 'comment_id')
}

/** Records the decision of a member about texts of a locked post. Texts that were approved before stay approved. */
export async function decide(
  trx: TransactionClientContract,
  post: LockedPost,
  reviewed: readonly { comment: ApprovedComment; text: ReviewedText | undefined }[],
): Promise<void> {
  const changed = new Set<string>()
  for (const { comment, text } of reviewed) {
    if (text === undefined || text.is_approved) continue
    const comment_id = comment.isApproved ? text.id : null
    await trx.from('ai_texts').where('id', text.id).update({ is_approved: comment.isApproved, comment_id })
    changed.add(text.run_id)
  }
  await countUndecided(trx, [...changed])
  for (const id of changed) announce(trx, { id, organization_id: post.organizationId, post_id: post.id })
}
