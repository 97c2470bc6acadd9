import type { HttpContext } from '@adonisjs/core/http'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import DeleteAccount from '#identity/accounts/actions/delete_account'
import { deleteAccountValidator } from '#identity/accounts/validators/account_validator'

export default class AccountsController {
  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(deleteAccountValidator)
    await new DeleteAccount().handle({ user, sessionId: sessionIdOf(user), ...input })
    return response.noContent()
  }
}
