import db from '@adonisjs/lucid/services/db'
import { newId } from '#core/ids'

/**
 * Notes that somebody wants a new password. Whether there is such an account is looked up later, by a job:
 * neither this answer nor the time of the next one can tell.
 */
export default class RequestPasswordReset {
  async handle(email: string): Promise<void> {
    await db.table('reset_requests').insert({ id: newId(), email })
  }
}
