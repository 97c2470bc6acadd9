import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A query for the generated texts for a post that wait for a decision. */
export function selectUndecided(client: QueryClientContract, postId: string) {
  return client
    .from('ai_texts')
    .join('ai_runs', 'ai_runs.id', 'ai_texts.run_id')
    .where('ai_runs.post_id', postId)
    .where('ai_runs.undecided', '>', 0)
    .whereNotNull('ai_texts.content')
    .whereNull('ai_texts.is_approved')
}

/** Generated texts for a post that wait for a decision, the newest first. */
export async function undecidedTexts(postId: string, limit: number): Promise<string[]> {
  const rows: { content: string }[] = await selectUndecided(db.connection(), postId)
    .orderBy('ai_runs.created_at', 'desc')
    .orderBy('ai_texts.run_id', 'desc')
    .orderBy('ai_texts.position')
    .limit(limit)
    .select('ai_texts.content')
  return rows.map(({ content }) => content)
}
