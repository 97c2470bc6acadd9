import type { AiMoodSelection } from '#contract/ai/data/ai'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { listMoods } from '#posts/posts/queries/moods'
import type { PostRecord } from '#posts/posts/models/post_record'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { AiTextRow } from '#ai/models/ai_run'
import { insertRun } from '#ai/repositories/insert_run'
import { endRun, lockRun, textsOf } from '#ai/repositories/runs'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'

const OPENAI = { provider: 'openai', model: null } as AiIntegrationRow

interface MadeRun {
  id: string
  post: PostRecord
  texts: AiTextRow[]
}

/** So many texts, of different moods as far as there are enough. */
export async function selectMoods(count: number): Promise<AiMoodSelection[]> {
  const moods = await listMoods()
  const chosen = moods.slice(0, count)
  return chosen.map(({ id }, index) => ({
    moodId: id,
    quantity: Math.floor(count / chosen.length) + (index < count % chosen.length ? 1 : 0),
  }))
}

/** A run of the team's member with texts that wait for a decision; without texts it is queued. */
export async function makeRun(team: Team, contents: string[] = [], given?: PostRecord): Promise<MadeRun> {
  const post = given ?? (await makePost(team))
  const moods = await selectMoods(Math.max(contents.length, 1))
  return inTransaction(async (trx) => {
    const id = await insertRun(
      trx,
      {
        organizationId: team.organizationId,
        postId: post.id,
        userId: team.member.id,
        moods,
        language: 'en',
        length: 'medium',
        usePreview: false,
      },
      OPENAI,
      1_000,
    )
    const texts = await textsOf(trx, id)
    for (const [index, content] of contents.entries())
      await trx
        .from('ai_texts')
        .where('id', texts[index]!.id)
        .update({ content, reasoning: 'It fits.', tries: 1, arrived_at: toInstant(now()) })
    await trx.from('ai_runs').where({ id }).update({ undecided: contents.length })
    if (contents.length > 0) await endRun(trx, (await lockRun(trx, id))!, { state: 'done' })
    return { id, post, texts: await textsOf(trx, id) }
  })
}
