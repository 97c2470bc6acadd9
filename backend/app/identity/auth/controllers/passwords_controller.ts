import type { HttpContext } from '@adonisjs/core/http'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { limitMail } from '#identity/auth/http/credential_limit'
import ChangePassword from '#identity/auth/actions/change_password'
import { changePasswordValidator } from '#identity/auth/validators/password_validator'

export default class PasswordsController {
  /** Changes the password of the user. */
  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { currentPassword, password } = await request.validateUsing(changePasswordValidator)
    const sessionId = sessionIdOf(user)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    await new ChangePassword().handle({ user, currentPassword, password, sessionId })
    return response.noContent()
  }
}
