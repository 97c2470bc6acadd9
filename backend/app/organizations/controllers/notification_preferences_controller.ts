import type { HttpContext } from '@adonisjs/core/http'
import type { NotificationPreferenceList } from '#contract/data/profile'
import { idInBody } from '#core/http/id_in_body'
import UpdateNotificationPreference from '#organizations/actions/update_notification_preference'
import { requireMembership } from '#organizations/queries/find_membership'
import { listMemberships } from '#organizations/queries/list_memberships'
import { forOwner } from '#organizations/transformers/notification_preference_transformer'
import { notificationPreferenceValidator } from '#organizations/validators/notification_preference_validator'

/** Whether the signed-in user is notified of new posts in the chat, for each of their organizations. */
export default class NotificationPreferencesController {
  async index({ auth, response }: HttpContext) {
    const memberships = await listMemberships(auth.getUserOrFail().id)
    const answer: NotificationPreferenceList = { preferences: memberships.map(forOwner) }
    return response.json(answer)
  }

  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const membership = await requireMembership(userId, idInBody(request, 'organizationId'))
    const { organizationId, receiveSlackNotifications } = await request.validateUsing(
      notificationPreferenceValidator,
    )
    await new UpdateNotificationPreference().handle(membership, receiveSlackNotifications)
    const memberships = await listMemberships(userId)
    return response.json(forOwner(memberships.find(({ id }) => id === organizationId)!))
  }
}
