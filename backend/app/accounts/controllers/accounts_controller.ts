import type { HttpContext } from '@adonisjs/core/http'
import { sessionIdOf } from '#auth/public'
import DeleteAccount from '#accounts/actions/delete_account'
import { deleteAccountValidator } from '#accounts/validators/account_validator'

export default class AccountsController {
  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(deleteAccountValidator)
    await new DeleteAccount().handle({ user, sessionId: sessionIdOf(user), ...input })
    return response.noContent()
  }
}
