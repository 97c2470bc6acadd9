import type { HttpContext } from '@adonisjs/core/http'
import { limitMail } from '#identity/public'
import type { SupportStatus } from '#contract/moderation/rules/support'
import env from '#start/env'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import AnswerSupportRequest from '#moderation/support/actions/answer_support_request'
import ChangeSupportStatus from '#moderation/support/actions/change_support_status'
import AdministratorPolicy from '#core/http/administrator_policy'
import { supportRequestList } from '#moderation/support/http/support_request_list'
import { listAttachments } from '#moderation/support/queries/attachments'
import { listAnswers } from '#moderation/support/queries/list_answers'
import { findSupportRequest } from '#moderation/support/queries/list_support_requests'
import { forDetails } from '#moderation/support/transformers/support_request_transformer'
import { answerValidator, listValidator } from '#moderation/support/validators/support_validator'

/** All support requests, for administrators. */
export default class AdministeredRequestsController {
  /** Lists support requests, for administrators. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await supportRequestList(await listValidator.validate(request.qs())))
  }

  /** Returns a support request with its answers. */
  async show({ bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json({ request: await detailsOf(params.id) })
  }

  /** Answers a support request, by mail too. */
  async answer({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const input = await request.validateUsing(answerValidator)
    const { id: actorId } = auth.getUserOrFail()
    const { email } = recipientOf(await findSupportRequest(params.id))
    if (email !== null) await limitMail({ email, address: request.ip(), userId: actorId })
    const decision = { userId: actorId, action: 'support.answered', target: params.id, input }
    await answerRepeated(decision, () =>
      new AnswerSupportRequest().handle({ ...input, id: params.id, actorId }),
    )
    return response.json({ request: await detailsOf(params.id) })
  }

  /** Closes a support request. */
  close(ctx: HttpContext) {
    return this.#change(ctx, 'closed')
  }

  /** Reopens a closed support request. */
  reopen(ctx: HttpContext) {
    return this.#change(ctx, 'open')
  }

  async #change({ auth, bouncer, params, response }: HttpContext, status: SupportStatus) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: actorId } = auth.getUserOrFail()
    const decision = { userId: actorId, action: `support.${status}`, target: params.id }
    await answerRepeated(decision, () => new ChangeSupportStatus().handle({ id: params.id, actorId, status }))
    return response.json({ request: await detailsOf(params.id) })
  }
}

const recipientOf = (row: { user_email: string | null; email: string | null }) => ({
  email: row.user_email ?? row.email,
})

async function detailsOf(id: string) {
  const row = await findSupportRequest(id)
  const attachments = await listAttachments([id])
  const answers = await listAnswers(id)
  return forDetails(row, { attachments, answers, hasMail: env.smtpUrl !== undefined })
}
