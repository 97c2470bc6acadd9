import type { HttpContext } from '@adonisjs/core/http'
import { checkMailedLink } from '#identity/accounts/queries/check_mailed_link'
import { mailedLinkValidator } from '#identity/accounts/validators/profile_validator'

/** The links of mails about an account. Need no session, because a mail may be opened in another browser. */
export default class MailedLinksController {
  /** Says whether a mailed link is still valid. */
  async show({ request, response }: HttpContext) {
    return response.json(await checkMailedLink(await request.validateUsing(mailedLinkValidator)))
  }
}
