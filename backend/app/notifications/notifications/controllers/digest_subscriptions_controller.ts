import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import { unsubscribeLinkInvalid } from '#notifications/notifications/errors'
import { readUnsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'
import { unsubscribeValidator } from '#notifications/notifications/validators/notification_choice_validator'

/** Unsubscribes from the digest by the link of a mail. The token identifies the user, so that no sign-in is needed. */
export default class DigestSubscriptionsController {
  /** For mail clients that open the link instead of posting to it: the page asks for confirmation. */
  async show({ request, response }: HttpContext) {
    const { token } = await unsubscribeValidator.validate(request.qs())
    return response.redirect().toPath(`${env.appUrl}/unsubscribe?token=${encodeURIComponent(token)}`)
  }

  /** Turns the daily mail off, by the link in it (RFC 8058). */
  async destroy({ request, response }: HttpContext) {
    const { token } = await unsubscribeValidator.validate(request.qs())
    const userId = readUnsubscribeToken(token)
    if (userId === null) throw unsubscribeLinkInvalid()
    await new ChooseDigest().handle(userId, null)
    return response.noContent()
  }
}
