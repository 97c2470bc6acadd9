import db from '@adonisjs/lucid/services/db'
import { offsetOf, type PageRequest } from '#core/pagination'
import type { SupportRequestRecord } from '#support/models/support_request_record'

const LAST_ANSWER = `select max(created_at) from support_answers where request_id = support_requests.id`

/** A page of the requests of a person, those that were sent or answered last first. */
export async function listMyRequests(userId: string, page: PageRequest): Promise<SupportRequestRecord[]> {
  return db
    .from('support_requests')
    .where('user_id', userId)
    .orderByRaw(`coalesce((${LAST_ANSWER}), created_at) desc`)
    .orderBy('id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('*')
}

/** How many requests a person has sent. */
export async function countMyRequests(userId: string): Promise<number> {
  const row = await db.from('support_requests').where('user_id', userId).count('* as total').firstOrFail()
  return Number(row.total)
}
