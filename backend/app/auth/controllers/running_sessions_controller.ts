import type { HttpContext } from '@adonisjs/core/http'
import type { RunningSessionList } from '#contract/data/session'
import { inTransaction } from '#core/database/transaction'
import { pageValidator, toPageRequest } from '#core/pagination'
import { AppError } from '#core/errors/app_error'
import { sessionIdOf } from '#auth/rules/session_id_of'
import { endAccess } from '#auth/repositories/end_access'
import { endSession } from '#auth/repositories/sessions'
import { pageOfSessions } from '#auth/queries/list_sessions'
import { forOwner } from '#auth/transformers/running_session_transformer'

/** The user's own sessions; those of others answer 404. */
export default class RunningSessionsController {
  async index({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { rows, pagination } = await pageOfSessions(user.id, page)
    const current = sessionIdOf(user)
    const sessions = rows.map((session) => forOwner(session, current))
    return response.json({ sessions, pagination } satisfies RunningSessionList)
  }

  async destroy({ auth, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    if (!(await endSession(userId, params.id))) throw new AppError('NOT_FOUND')
    return response.noContent()
  }

  /** Ends all sessions, this one included, and pending access. */
  async clear({ auth, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await inTransaction((trx) => endAccess(trx, id))
    return response.noContent()
  }
}
