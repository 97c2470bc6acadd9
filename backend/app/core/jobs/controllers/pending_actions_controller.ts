import type { HttpContext } from '@adonisjs/core/http'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { undoAction } from '#core/jobs/pending/defer_action'

/** What the signed-in user has asked for and can still undo. Nobody else can. */
export default class PendingActionsController {
  /** Undoes an action that is not carried out yet. */
  async destroy({ auth, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { id } = params
    await answerRepeated({ userId, action: 'action.undone', target: id }, () => undoAction({ id, userId }))
    return response.noContent()
  }
}
