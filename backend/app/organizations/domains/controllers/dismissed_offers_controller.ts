import type { HttpContext } from '@adonisjs/core/http'
import DismissJoinOffer from '#organizations/domains/actions/dismiss_join_offer'

/** The offers that people do not want to see in the menu of their organizations. */
export default class DismissedOffersController {
  /** Hides an offer to join; without one there is nothing to do. It stays in the list of the user’s organizations. */
  async store({ auth, params, response }: HttpContext) {
    await new DismissJoinOffer().handle(params.id, auth.getUserOrFail())
    return response.noContent()
  }
}
