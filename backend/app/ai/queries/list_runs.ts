import db from '@adonisjs/lucid/services/db'
import { suggestionsOfPost } from '#suggestions/public'
import { postMoods } from '#posts/public'
import { personJoin } from '#identity/public'
import type { AiRunRow, RunRecord, TextRecord } from '#ai/models/ai_run'

/** A query for runs with the members who started them, to be narrowed and run by `listRuns`. */
export function selectRuns() {
  return db
    .from('ai_runs')
    .joinRaw(personJoin('ai_runs.user_id'))
    .select('ai_runs.*', 'users.name as user_name', 'users.avatar_path as user_avatar_path')
}

type Row = AiRunRow & { user_name: string | null; user_avatar_path: string | null }

/** Runs a query of `selectRuns`. */
export async function listRuns(query: ReturnType<typeof selectRuns>): Promise<RunRecord[]> {
  const rows: Row[] = await query
  if (rows.length === 0) return []
  const texts = await listTexts(rows.map(({ id }) => id))
  const similar = await similarTo(texts)
  return rows.map((row) => ({
    row,
    startedBy:
      row.user_name === null
        ? null
        : { id: row.user_id!, name: row.user_name, avatarPath: row.user_avatar_path },
    texts: texts.filter(({ run_id }) => run_id === row.id),
    similar,
  }))
}

function listTexts(runIds: string[]): Promise<TextRecord[]> {
  return db
    .from('ai_texts')
    .joinRaw(postMoods.join('ai_texts.mood_id').clause)
    .whereIn('run_id', runIds)
    .orderBy('run_id')
    .orderBy('ai_texts.position')
    .select('ai_texts.*', 'moods.name as mood_name')
}

async function similarTo(texts: readonly TextRecord[]): Promise<Map<string, string>> {
  const commentIds = texts.map((text) => text.similar_comment_id).filter((id) => id !== null)
  const textIds = texts.map((text) => text.similar_text_id).filter((id) => id !== null)
  const suggestions = await suggestionsOfPost.textsById(commentIds)
  if (textIds.length === 0) return suggestions
  const others: { id: string; content: string }[] = await db
    .from('ai_texts')
    .whereIn('id', textIds)
    .whereNotNull('content')
    .select('id', 'content')
  return new Map([...suggestions, ...others.map(({ id, content }) => [id, content] as const)])
}
