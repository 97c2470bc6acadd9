import db from '@adonisjs/lucid/services/db'

export interface AnswerOfRequest {
  id: string
  request_id: string
  content: string
  created_at: string
}

/** The answers to each of these requests, oldest first, without their authors. */
export async function answersOfRequests(ids: readonly string[]): Promise<Map<string, AnswerOfRequest[]>> {
  const rows: AnswerOfRequest[] = await db
    .from('support_answers')
    .whereIn('request_id', [...ids])
    .orderBy('created_at')
    .orderBy('id')
    .select('id', 'request_id', 'content', 'created_at')
  return Map.groupBy(rows, (row) => row.request_id)
}
