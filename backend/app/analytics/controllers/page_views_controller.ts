import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import env from '#start/env'
import { AppError } from '#core/errors/app_error'
import { pageUnknown } from '#analytics/errors'
import { relay } from '#analytics/http/relay'
import { visitorOf } from '#analytics/http/visitor_of'
import { ga4Request } from '#analytics/rules/ga4_request'
import { plausibleRequest } from '#analytics/rules/plausible_request'
import { sentView } from '#analytics/rules/sent_view'
import { pageViewValidator } from '#analytics/validators/page_view_validator'

/** Counts page views of people who have agreed. Open to everybody; what is sent belongs to no account. */
export default class PageViewsController {
  /** Not found while nobody counts. Answers before the provider does. */
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
