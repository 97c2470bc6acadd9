import type { HttpContext } from '@adonisjs/core/http'
import ChangePassword from '#auth/actions/change_password'
import { changePasswordValidator } from '#auth/validators/password_validator'

export default class PasswordsController {
  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { currentPassword, password } = await request.validateUsing(changePasswordValidator)
    await new ChangePassword().handle({
      user,
      currentPassword,
      password,
      sessionId: String(user.currentAccessToken.identifier),
    })
    return response.noContent()
  }
}
