import type { HttpContext } from '@adonisjs/core/http'
import type { MySupportRequestList } from '#contract/moderation/data/support'
import { pageValidator, toPageRequest, toPagination } from '#core/http/validation/pagination'
import { answersOfRequests } from '#moderation/support/queries/answers_of_requests'
import { listAttachments } from '#moderation/support/queries/attachments'
import { countMyRequests, listMyRequests } from '#moderation/support/queries/list_my_requests'
import { forRequester } from '#moderation/support/transformers/my_request_transformer'

/** The support requests of the signed-in user. Every query is limited to this user, so there is nothing to authorize. */
export default class MyRequestsController {
  /** Lists the support requests of the user, newest first. */
  async index({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const total = await countMyRequests(userId)
    const rows = await listMyRequests(userId, page)
    const ids = rows.map(({ id }) => id)
    const attachments = await listAttachments(ids)
    const list: MySupportRequestList = {
      requests: forRequester(rows, attachments, await answersOfRequests(ids)),
      pagination: toPagination(page, total),
    }
    return response.json(list)
  }
}
