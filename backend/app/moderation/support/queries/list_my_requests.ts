import db from '@adonisjs/lucid/services/db'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import type { SupportRequestRecord } from '#moderation/support/models/support_request_record'

const LAST_ANSWER = `select max(created_at) from support_answers where request_id = support_requests.id`

/** A page of the requests of a user, last sent or answered first. */
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

/** The number of requests of a user. */
export async function countMyRequests(userId: string): Promise<number> {
  const row = await db.from('support_requests').where('user_id', userId).count('* as total').firstOrFail()
  return Number(row.total)
}
