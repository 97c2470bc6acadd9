import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import Unsubscribe from '#notifications/notifications/actions/unsubscribe'
import { unsubscribeLinkInvalid } from '#notifications/notifications/errors'
import { readUnsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'
import { unsubscribeValidator } from '#notifications/notifications/validators/notification_choice_validator'

/** Unsubscribes from mails by the link in one. The token identifies the user, so that no sign-in is needed. */
export default class DigestSubscriptionsController {
  /** For mail clients that open the link instead of posting to it: the page asks for confirmation. */
  async show({ request, response }: HttpContext) {
    const { token } = await unsubscribeValidator.validate(request.qs())
    return response.redirect().toPath(`${env.appUrl}/unsubscribe?token=${encodeURIComponent(token)}`)
  }

  /** Turns the daily mail, reminders or the mail after weeks without a visit off, by the link in it (RFC 8058). */
  async destroy({ request, response }: HttpContext) {
    const { token } = await unsubscribeValidator.validate(request.qs())
    const unsubscription = readUnsubscribeToken(token)
    if (unsubscription === null) throw unsubscribeLinkInvalid()
    await new Unsubscribe().handle(unsubscription)
    return response.noContent()
  }
}
