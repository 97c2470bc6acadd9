import type { HttpContext } from '@adonisjs/core/http'
import RequestPasswordReset from '#identity/auth/actions/request_password_reset'
import { limitMail } from '#identity/auth/http/credential_limit'
import { forgotPasswordValidator } from '#identity/auth/validators/password_validator'

const SENT = 'If there is an account with this address, a mail is on its way.'

export default class PasswordResetsController {
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await limitMail({ email, address: request.ip() })
    await new RequestPasswordReset().handle(email)
    return response.status(202).json({ message: SENT })
  }
}
