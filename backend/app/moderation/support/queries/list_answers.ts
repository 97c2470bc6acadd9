import db from '@adonisjs/lucid/services/db'
import { personJoin } from '#identity/public'

export interface SupportAnswerRow {
  id: string
  content: string
  created_at: string
  author_id: string | null
  author_name: string | null
}

/** The answers to a request, oldest first. */
export async function listAnswers(requestId: string): Promise<SupportAnswerRow[]> {
  return db
    .from('support_answers')
    .joinRaw(personJoin('support_answers.author_id', 'authors'))
    .where('support_answers.request_id', requestId)
    .orderBy('support_answers.created_at')
    .orderBy('support_answers.id')
    .select('support_answers.id', 'support_answers.content', 'support_answers.created_at')
    .select('authors.id as author_id', 'authors.name as author_name')
}
