import type { HttpContext } from '@adonisjs/core/http'
import type { RunningSessionList } from '#contract/identity/data/session'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import { AppError } from '#core/http/errors/app_error'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { endAccess } from '#identity/auth/repositories/end_access'
import { endSession } from '#identity/auth/repositories/sessions'
import { pageOfSessions } from '#identity/auth/queries/running_sessions'
import { forOwner } from '#identity/auth/transformers/session_transformer'

/** The user's own sessions; sessions of other users are not found. */
export default class RunningSessionsController {
  /** Lists the sessions of the user, last used first. */
  async index({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { rows, pagination } = await pageOfSessions(user.id, page)
    const current = sessionIdOf(user)
    const sessions = rows.map((session) => forOwner(session, current))
    return response.json({ sessions, pagination } satisfies RunningSessionList)
  }

  /** Ends a session of the user. */
  async destroy({ auth, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'session.ended', target: params.id }, async () => {
      if (!(await endSession(userId, params.id))) throw new AppError('NOT_FOUND')
    })
    return response.noContent()
  }

  /** Ends all sessions, including this one, and pending access. */
  async clear({ auth, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await inTransaction((trx) => endAccess(trx, id))
    return response.noContent()
  }
}
