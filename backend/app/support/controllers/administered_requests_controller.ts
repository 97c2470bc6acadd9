import type { HttpContext } from '@adonisjs/core/http'
import { limitMail } from '#auth/public'
import type { SupportRequestList } from '#contract/data/support'
import type { SupportStatus } from '#contract/rules/support'
import env from '#start/env'
import { toAnchoredRequest, toPagination } from '#core/pagination'
import AnswerSupportRequest from '#support/actions/answer_support_request'
import ChangeSupportStatus from '#support/actions/change_support_status'
import SupportPolicy from '#support/policies/support_policy'
import { listAttachments } from '#support/queries/attachments'
import { listAnswers } from '#support/queries/list_answers'
import {
  countSupportRequests,
  findSupportRequest,
  listSupportRequests,
} from '#support/queries/list_support_requests'
import { forAdministrators, forDetails } from '#support/transformers/support_request_transformer'
import { answerValidator, listValidator } from '#support/validators/support_validator'

/** All support requests, for administrators. */
export default class AdministeredRequestsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(SupportPolicy).authorize('answer')
    const { page, limit, asOf, ...filter } = await listValidator.validate(request.qs())
    const pageRequest = await toAnchoredRequest({ page, limit, asOf }, (instant) =>
      countSupportRequests(filter, instant),
    )
    const total = await countSupportRequests(filter)
    const rows = await listSupportRequests(filter, pageRequest)
    const attachments = await listAttachments(rows.map(({ id }) => id))
    const requests = forAdministrators(rows, attachments)
    const list: SupportRequestList = {
      requests,
      pagination: toPagination(pageRequest, total, requests[0]?.createdAt),
    }
    return response.json(list)
  }

  async show({ bouncer, params, response }: HttpContext) {
    await bouncer.with(SupportPolicy).authorize('answer')
    return response.json({ request: await detailsOf(params.id) })
  }

  async answer({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(SupportPolicy).authorize('answer')
    const input = await request.validateUsing(answerValidator)
    const { id: actorId } = auth.getUserOrFail()
    const { email } = recipientOf(await findSupportRequest(params.id))
    if (email !== null) await limitMail({ email, address: request.ip(), userId: actorId })
    await new AnswerSupportRequest().handle({ ...input, id: params.id, actorId })
    return response.json({ request: await detailsOf(params.id) })
  }

  close(ctx: HttpContext) {
    return this.#change(ctx, 'closed')
  }

  reopen(ctx: HttpContext) {
    return this.#change(ctx, 'open')
  }

  async #change({ auth, bouncer, params, response }: HttpContext, status: SupportStatus) {
    await bouncer.with(SupportPolicy).authorize('answer')
    const { id: actorId } = auth.getUserOrFail()
    await new ChangeSupportStatus().handle({ id: params.id, actorId, status })
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
