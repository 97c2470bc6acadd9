import type { HttpContext } from '@adonisjs/core/http'
import type { RunningSessionList } from '#contract/data/session'
import { inTransaction } from '#core/database/transaction'
import { AppError } from '#core/errors/app_error'
import { endSessions } from '#auth/sessions/end_sessions'
import { listSessions } from '#auth/queries/list_sessions'
import Session from '#auth/sessions/session'
import { forOwner } from '#auth/transformers/running_session_transformer'

/** Where a person is signed in. Somebody else's sessions are not there. */
export default class RunningSessionsController {
  async index({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const current = String(user.currentAccessToken.identifier)
    const sessions = (await listSessions(user.id)).map((session) => forOwner(session, current))
    return response.json({ sessions } satisfies RunningSessionList)
  }

  async destroy({ auth, params, response }: HttpContext) {
    const ended = await Session.query().where({ id: params.id, userId: auth.getUserOrFail().id }).delete()
    if (Number(ended) === 0) throw new AppError('NOT_FOUND')
    return response.noContent()
  }

  /** Everywhere, here included. */
  async clear({ auth, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await inTransaction((trx) => endSessions(id, {}, trx))
    return response.noContent()
  }
}
