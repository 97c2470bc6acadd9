import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/http/request/language_of'
import { RedeemCaptcha, type User } from '#identity/public'
import type { SendSupportRequest as Fields, SupportRequestSent } from '#contract/moderation/data/support'
import SendSupportRequest from '#moderation/support/actions/send_support_request'
import { captchaRequired, contactRequired } from '#moderation/support/errors'
import { noticeAddress } from '#moderation/support/http/notice_address'
import { readAttachments } from '#moderation/support/http/read_attachments'
import { sendValidator } from '#moderation/support/validators/support_validator'

const SENT: SupportRequestSent = { success: true, message: 'Support request submitted!' }

/** Support requests of users and visitors. */
export default class SupportRequestsController {
  /** Sends a support request, with up to three files. */
  async store({ auth, request, response }: HttpContext) {
    // An expired token is refused, so that a user's request is not sent anonymously by mistake.
    const user = request.header('authorization') === undefined ? null : await auth.authenticate()
    const files = await readAttachments(request)
    const { captchaToken, name, email, ...fields } = await request.validateUsing(sendValidator)
    const contact = contactOf(user, { name, email })
    // An account is better proof than a captcha, and has its own limits.
    if (user === null) {
      if (captchaToken === undefined) throw captchaRequired()
      await new RedeemCaptcha().handle(captchaToken, 'support')
    }
    await new SendSupportRequest().handle({
      ...fields,
      files,
      requester: user === null ? contact : { userId: user.id },
      requesterName: contact.name,
      language: languageOf(request),
      noticeTo: await noticeAddress(),
    })
    return response.status(201).json(SENT)
  }
}

/** The account of the session, regardless of the form; without a session, the form. */
function contactOf(user: User | null, { name, email }: Pick<Fields, 'name' | 'email'>) {
  if (user !== null) return { name: user.name, email: user.email }
  if (name === undefined || email === undefined) throw contactRequired()
  return { name, email }
}
