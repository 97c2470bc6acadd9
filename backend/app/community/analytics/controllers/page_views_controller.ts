import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import env from '#start/env'
import { AppError } from '#core/http/errors/app_error'
import { pageUnknown } from '#community/analytics/errors'
import { relay, visitorOf } from '#community/analytics/http/relay'
import { ga4Request } from '#community/analytics/rules/ga4_request'
import { plausibleRequest } from '#community/analytics/rules/plausible_request'
import { sentView } from '#community/analytics/rules/sent_view'
import { pageViewValidator } from '#community/analytics/validators/page_view_validator'

/** Counts page views of visitors who have consented. Open to all visitors; the views belong to no account. */
export default class PageViewsController {
  /** NOT_FOUND while analytics are off. Responds without waiting for the provider. */
  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(pageViewValidator)
    const { analytics } = env
    if (analytics === null) throw new AppError('NOT_FOUND')
    const view = sentView(fields, appUrl)
    if (view === null) throw pageUnknown()
    relay.add(
      analytics.provider === 'ga4'
        ? ga4Request(view, analytics)
        : plausibleRequest(view, visitorOf(ctx), analytics),
    )
    return ctx.response.noContent()
  }
}
