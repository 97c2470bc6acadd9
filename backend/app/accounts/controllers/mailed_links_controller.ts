import type { HttpContext } from '@adonisjs/core/http'
import { checkMailedLink } from '#accounts/queries/check_mailed_link'
import { mailedLinkValidator } from '#accounts/validators/profile_validator'

/** The links of mails about an account. Needs no session: a mail may be opened in another browser. */
export default class MailedLinksController {
  async show({ request, response }: HttpContext) {
    return response.json(await checkMailedLink(await request.validateUsing(mailedLinkValidator)))
  }
}
