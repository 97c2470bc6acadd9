import type { HttpContext } from '@adonisjs/core/http'
import type { OfferList } from '#contract/suggestions/data/offer'
import { OFFERS_PAGE_SIZE } from '#contract/core/rules/limits'
import { authorizeMember } from '#organizations/public'
import CommentPolicy from '#suggestions/comments/policies/comment_policy'
import { listOffers } from '#suggestions/comments/queries/list_offers'
import { forTray } from '#suggestions/comments/transformers/offer_transformer'
import { listOffersValidator } from '#suggestions/comments/validators/comment_validator'

/** What a member could copy, in one response for the tray and the panel. */
export default class OffersController {
  /** Lists the newest posts the user can copy from, each with a suggestion. */
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, CommentPolicy, 'list')
    const { userId, organizationId } = membership
    const { search, limit = OFFERS_PAGE_SIZE } = await listOffersValidator.validate(request.qs())
    const offers = await listOffers({ organizationId, userId, search, limit })
    return response.json({ offers: offers.map((offer) => forTray(offer, userId)) } satisfies OfferList)
  }
}
