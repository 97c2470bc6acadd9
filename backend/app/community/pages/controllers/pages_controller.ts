import type { HttpContext } from '@adonisjs/core/http'
import { clientPathOf, type ClientPath } from '#contract/core/rules/client_paths'
import { publicPageAt } from '#contract/community/rules/public_pages'
import { isOrganizationSlug } from '#contract/core/rules/slug'
import { AppError } from '#core/http/errors/app_error'
import { publicOrganization } from '#contract/organizations/rules/public_organization'
import { findPublicOrganization } from '#organizations/public'
import { findPost, forVisitor as postForVisitor } from '#posts/public'
import { organizationHead, postHead, publicPageHead } from '#community/pages/rules/heads'
import { isNoScreen } from '#community/pages/rules/is_screen'
import { fixedPageData, organizationData, postData } from '#community/pages/http/page_data'
import { sendMissingPage, sendPublicPage, sendScreen } from '#community/pages/http/send_page'

/** Screens of records: their page exists only if the record does. */
const OF_RECORDS = new Set<ClientPath>([
  '/organizations/:organizationSlug',
  '/public/:organizationSlug/:postSlug',
])

const queryOf = ({ request }: HttpContext) => request.parsedUrl.query ?? ''

/** Serves the page of the web client with a head for the requested path. */
export default class PagesController {
  /** Private, pending and missing posts answer the same 404. */
  async post(ctx: HttpContext) {
    const { organizationSlug, postSlug } = ctx.params
    const post = await findPost({ organizationSlug, postSlug })
    if (!post) return sendMissingPage(ctx)
    const shown = postForVisitor(post)
    return sendPublicPage(ctx, { head: (visit) => postHead(visit, shown), data: () => postData(shown) })
  }

  /** Some words in place of a slug are screens of the client. */
  async organization(ctx: HttpContext) {
    if (!isOrganizationSlug(ctx.params.slug)) return this.other(ctx)
    const organization = await findPublicOrganization({ slug: ctx.params.slug })
    if (!organization) return sendMissingPage(ctx)
    const shown = publicOrganization(organization)
    return sendPublicPage(ctx, {
      head: (visit) => organizationHead(visit, shown),
      data: () => organizationData(shown, queryOf(ctx)),
    })
  }

  other(ctx: HttpContext) {
    const address = ctx.request.url()
    if (isNoScreen(address)) throw new AppError('NOT_FOUND')
    const path = clientPathOf(address)
    if (path === undefined) return sendMissingPage(ctx)
    if (OF_RECORDS.has(path)) return this.#otherSpelling(ctx, address)
    const page = publicPageAt(path)
    if (page === undefined) return sendScreen(ctx, path)
    return sendPublicPage(ctx, {
      head: (visit) => publicPageHead(visit, page, queryOf(ctx)),
      data: ({ language }) => fixedPageData(path, queryOf(ctx), language),
    })
  }

  /** Slugs are lower case: an address in capitals redirects to the existing one. */
  #otherSpelling(ctx: HttpContext, address: string) {
    const canonical = address.toLowerCase()
    if (address === canonical) return sendMissingPage(ctx)
    return ctx.response.redirect().withQs().status(301).toPath(canonical)
  }
}
