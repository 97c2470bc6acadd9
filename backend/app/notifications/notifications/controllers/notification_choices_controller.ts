import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#core/database/transactions/transaction'
import { chooseInactivityMail } from '#notifications/inactivity/repositories/inactivity_choices'
import ChooseDigest from '#notifications/notifications/actions/choose_digest'
import ChooseNotification from '#notifications/notifications/actions/choose_notification'
import { findNotificationChoices } from '#notifications/notifications/queries/find_notification_choices'
import {
  digestValidator,
  inactivityMailValidator,
  notificationChoiceValidator,
} from '#notifications/notifications/validators/notification_choice_validator'

/** The notification settings of the signed-in user. */
export default class NotificationChoicesController {
  /** Returns which notifications the user has chosen, by type and channel. */
  async show({ auth, response }: HttpContext) {
    return response.json(await findNotificationChoices(auth.getUserOrFail().id))
  }

  /** Turns a type of notification on or off in a channel. */
  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await new ChooseNotification().handle(userId, await request.validateUsing(notificationChoiceValidator))
    return response.json(await findNotificationChoices(userId))
  }

  /** Turns the daily mail on, in the time zone of the user's rhythm, or off. */
  async updateDigest({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { timeZone } = await request.validateUsing(digestValidator)
    await new ChooseDigest().handle(userId, timeZone)
    return response.json(await findNotificationChoices(userId))
  }

  /** Turns the mail after weeks without a visit on or off. */
  async updateInactivityMail({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { enabled } = await request.validateUsing(inactivityMailValidator)
    await inTransaction((trx) => chooseInactivityMail(trx, userId, enabled))
    return response.json(await findNotificationChoices(userId))
  }
}
