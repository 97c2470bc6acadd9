import type { HttpContext } from '@adonisjs/core/http'
import type { WaitingOrganizations } from '#contract/suggestions/data/offer'
import { listWaitingOrganizations } from '#suggestions/comments/queries/waiting_posts'

/** Where a post waits for the signed-in user. The query is limited to this user, so there is nothing to authorize. */
export default class WaitingOrganizationsController {
  /** Returns the ids of the organizations in which the user can copy a suggestion. */
  async index({ auth, response }: HttpContext) {
    const organizationIds = await listWaitingOrganizations(auth.getUserOrFail().id)
    return response.json({ organizationIds } satisfies WaitingOrganizations)
  }
}
