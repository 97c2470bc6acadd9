import type { HttpContext } from '@adonisjs/core/http'
import type { JoinAnswer, JoinOffers } from '#contract/organizations/data/domain'
import JoinByDomain from '#organizations/domains/actions/join_by_domain'
import WithdrawJoinRequest from '#organizations/domains/actions/withdraw_join_request'
import { limitJoining } from '#organizations/domains/http/domain_limits'
import { listJoinOffers } from '#organizations/domains/queries/join_offers'
import { offerForPerson } from '#organizations/domains/transformers/join_transformer'

/** What people with a confirmed address at a proven domain are offered. */
export default class JoinOffersController {
  /** Lists the organizations that the user may join by a domain. */
  async index({ auth, response }: HttpContext) {
    const offers = (await listJoinOffers(auth.getUserOrFail())).map(offerForPerson)
    return response.json({ offers } satisfies JoinOffers)
  }

  /** Joins, or asks to. The action checks that it is offered to the signed-in user. */
  async store({ auth, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await limitJoining(userId)
    const answer: JoinAnswer = await new JoinByDomain().handle(params.id, userId)
    return response.json(answer)
  }

  /** Withdraws a request; without one there is nothing to do. */
  async destroy({ auth, params, response }: HttpContext) {
    await new WithdrawJoinRequest().handle(params.id, auth.getUserOrFail())
    return response.noContent()
  }
}
