import type { HttpContext } from '@adonisjs/core/http'
import type { NotificationPreferenceList } from '#contract/identity/data/profile'
import { idInBody } from '#core/http/request/id_in_body'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import UpdateNotificationPreference from '#organizations/organizations/actions/update_notification_preference'
import { organizationNotFound } from '#organizations/organizations/errors'
import { requireMembership } from '#organizations/organizations/queries/find_membership'
import { findPreference, pageOfMemberships } from '#organizations/organizations/queries/list_memberships'
import { forOwner } from '#organizations/organizations/transformers/organization_transformer'
import { notificationPreferenceValidator } from '#organizations/organizations/validators/organization_validator'

/** Whether the signed-in user is notified of new posts in the chat, for each of their organizations. */
export default class NotificationPreferencesController {
  /** Lists in which organizations the user receives messages in Slack. */
  async index({ auth, request, response }: HttpContext) {
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { rows, pagination } = await pageOfMemberships(auth.getUserOrFail().id, page)
    return response.json({ preferences: rows.map(forOwner), pagination } satisfies NotificationPreferenceList)
  }

  /** Changes whether the user receives messages of an organization in Slack. */
  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const membership = await requireMembership(userId, idInBody(request, 'organizationId'))
    const { organizationId, receiveSlackNotifications } = await request.validateUsing(
      notificationPreferenceValidator,
    )
    await new UpdateNotificationPreference().handle(membership, receiveSlackNotifications)
    const changed = await findPreference(userId, organizationId)
    if (!changed) throw organizationNotFound()
    return response.json(forOwner(changed))
  }
}
