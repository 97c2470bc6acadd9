import db from '@adonisjs/lucid/services/db'

/** Generated texts for a post that wait for a decision, the newest first. */
export async function undecidedTexts(postId: string, limit: number): Promise<string[]> {
  const rows: { content: string }[] = await db
    .from('ai_texts')
    .join('ai_runs', 'ai_runs.id', 'ai_texts.run_id')
    .where('ai_runs.post_id', postId)
    .where('ai_runs.undecided', '>', 0)
    .whereNotNull('ai_texts.content')
    .whereNull('ai_texts.is_approved')
    .orderBy('ai_runs.created_at', 'desc')
    .orderBy('ai_texts.run_id', 'desc')
    .orderBy('ai_texts.position')
    .limit(limit)
    .select('ai_texts.content')
  return rows.map(({ content }) => content)
}
