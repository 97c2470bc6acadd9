import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#auth/public'
import { RedeemCaptcha } from '#captcha/public'
import type { SendSupportRequest as Fields, SupportRequestSent } from '#contract/data/support'
import type { User } from '#users/public'
import SendSupportRequest from '#support/actions/send_support_request'
import { captchaRequired, contactRequired } from '#support/errors'
import { noticeAddress } from '#support/http/notice_address'
import { readAttachments } from '#support/http/read_attachments'
import { sendValidator } from '#support/validators/support_validator'

const SENT: SupportRequestSent = { success: true, message: 'Support request submitted!' }

/** Support requests of everybody, with or without a session. */
export default class SupportRequestsController {
  async store({ auth, request, response }: HttpContext) {
    // A token that is no longer valid ends the session of the client, and its request is not anonymous by mistake.
    const user = request.header('authorization') === undefined ? null : await auth.authenticate()
    const files = await readAttachments(request)
    const { captchaToken, name, email, ...fields } = await request.validateUsing(sendValidator)
    const contact = contactOf(user, { name, email })
    // An account has proven more than a captcha does, and its limits follow it.
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

/** The account of the session, whatever the form says; the form only without a session. */
function contactOf(user: User | null, { name, email }: Pick<Fields, 'name' | 'email'>) {
  if (user !== null) return { name: user.name, email: user.email }
  if (name === undefined || email === undefined) throw contactRequired()
  return { name, email }
}
