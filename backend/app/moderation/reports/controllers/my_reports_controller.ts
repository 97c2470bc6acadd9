import type { HttpContext } from '@adonisjs/core/http'
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { networkOf } from '#core/http/origin/client_address'
import type { MyReportList } from '#contract/moderation/data/report'
import { anchoredPageValidator, toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import ReportPost from '#moderation/reports/actions/report_post'
import { countMyReports, findMyReport, listMyReports } from '#moderation/reports/queries/list_my_reports'
import { forReporter } from '#moderation/reports/transformers/report_transformer'
import { newReportValidator } from '#moderation/reports/validators/report_validator'

/** A keyed hash of the network of a request: shows whether two are the same without revealing them. */
function networkKey({ request }: Pick<HttpContext, 'request'>): string {
  const network = networkOf(request.ip())
  return createHmac('sha256', env.appKey).update(`report:${network}`).digest('base64url')
}

/** The reports of the signed-in user. Every listed post can be reported, because it is public. */
export default class MyReportsController {
  /** Lists the reports of the user, newest first. */
  async index({ auth, request, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const page = await toAnchoredRequest(await anchoredPageValidator.validate(request.qs()), (instant) =>
      countMyReports(id, instant),
    )
    const total = await countMyReports(id)
    const reports = (await listMyReports(id, page)).map(forReporter)
    const list: MyReportList = { reports, pagination: toPagination(page, total, reports[0]?.createdAt) }
    return response.json(list)
  }

  /** Reports a listed post. */
  async store(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { id: reporterId } = auth.getUserOrFail()
    const input = await request.validateUsing(newReportValidator)
    const id = await new ReportPost().handle({
      ...input,
      postId: params.id,
      reporterId,
      network: networkKey(ctx),
    })
    return response.status(201).json({ report: forReporter(await findMyReport(reporterId, id)) })
  }
}
