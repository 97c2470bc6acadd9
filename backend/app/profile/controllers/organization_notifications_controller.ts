import type { HttpContext } from '@adonisjs/core/http'
import type { NotificationPreferenceList } from '#contract/data/profile'
import {
  ChooseNotifications,
  forPreferences,
  listMemberships,
  requireMembership,
} from '#organizations/public'
import { notificationValidator, placeValidator } from '#profile/validators/profile_validator'

export default class OrganizationNotificationsController {
  async index({ auth, response }: HttpContext) {
    const memberships = await listMemberships(auth.getUserOrFail().id)
    const answer: NotificationPreferenceList = { preferences: memberships.map(forPreferences) }
    return response.json(answer)
  }

  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { organizationId } = await request.validateUsing(placeValidator)
    const membership = await requireMembership(userId, organizationId)
    const { receiveSlackNotifications } = await request.validateUsing(notificationValidator)
    await new ChooseNotifications().handle(membership, receiveSlackNotifications)
    const memberships = await listMemberships(userId)
    return response.json(forPreferences(memberships.find(({ id }) => id === organizationId)!))
  }
}
