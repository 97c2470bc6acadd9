import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#core/database/transaction'
import ConfirmEmail from '#auth/actions/confirm_email'
import { sendVerification } from '#auth/mails/send_verification'
import { limitMail, limitReset } from '#auth/rate_limit/credential_limit'
import { linkValidator } from '#auth/validators/password_validator'

export default class EmailVerificationsController {
  /** Sends the question again. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await limitMail({ email: user.email, address: request.ip() })
    if (user.emailVerifiedAt === null) await inTransaction((trx) => sendVerification(trx, user))
    return response.status(202).json({ email: user.email })
  }

  /** Takes the answer, in whatever browser the mail was opened. */
  async update({ request, response }: HttpContext) {
    const { token } = await request.validateUsing(linkValidator)
    await limitReset(request.ip())
    return response.json({ email: await new ConfirmEmail().handle(token) })
  }
}
