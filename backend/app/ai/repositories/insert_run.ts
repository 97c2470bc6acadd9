import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiMoodSelection } from '#contract/ai/data/ai'
import type { AiLanguage, AiLength, AiRunState } from '#contract/ai/rules/ai'
import { now } from '#core/runtime/clock'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { allocateAngles } from '#ai/rules/angles'
import { defaultsOf } from '#ai/rules/providers'

/** What a member asks for. */
export interface NewRun {
  organizationId: string
  postId: string
  userId: string
  moods: AiMoodSelection[]
  language: AiLanguage
  length: AiLength
  usePreview: boolean
  idempotency?: Idempotency
}

/** Stores a run with a row for each requested text. Returns its id. */
export async function insertRun(
  trx: TransactionClientContract,
  run: NewRun,
  { provider, model }: AiIntegrationRow,
  reservedTokens: number,
): Promise<string> {
  const id = newId()
  const moodIds = run.moods.flatMap(({ moodId, quantity }) => Array.from({ length: quantity }, () => moodId))
  await trx.table('ai_runs').insert({
    id,
    organization_id: run.organizationId,
    post_id: run.postId,
    user_id: run.userId,
    provider,
    model: model ?? defaultsOf(provider).model,
    language: run.language,
    length: run.length,
    use_preview: run.usePreview,
    state: 'queued' satisfies AiRunState,
    wanted: moodIds.length,
    reserved_tokens: reservedTokens,
    idempotency_key: run.idempotency?.key ?? null,
    idempotency_hash: run.idempotency?.hash ?? null,
    created_at: toInstant(now()),
  })
  const angles = allocateAngles(moodIds.length, await usedAngles(trx, run.postId))
  await trx.table('ai_texts').multiInsert(
    moodIds.map((moodId, position) => ({
      id: newId(),
      run_id: id,
      position,
      mood_id: moodId,
      angle: angles[position],
    })),
  )
  return id
}

/** How often earlier runs for a post used each angle. */
async function usedAngles(trx: TransactionClientContract, postId: string): Promise<Map<string, number>> {
  const rows: { angle: string; count: number | string }[] = await trx
    .from('ai_texts')
    .join('ai_runs', 'ai_runs.id', 'ai_texts.run_id')
    .where('ai_runs.post_id', postId)
    .groupBy('angle')
    .select('angle')
    .count('* as count')
  return new Map(rows.map(({ angle, count }) => [angle, Number(count)]))
}
