import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { clientPathOf, type ClientPath } from '#contract/rules/client_paths'
import { isOrganizationSlug } from '#contract/rules/slug'
import { AppError } from '#core/errors/app_error'
import { findOrganizationBySlug, forVisitor as organizationForVisitor } from '#organizations/public'
import { findPublicPost, forVisitor as postForVisitor } from '#posts/public'
import { communityHead, landingHead, organizationHead, plainHead, postHead } from '#pages/rules/heads'
import { renderHead, type PageHead } from '#pages/rules/page_head'
import { fillShell } from '#pages/http/shell'

/** Paths that are no screens of the client: the API, assets, and everything with a file extension. */
const NO_SCREEN = /^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]+$/i

/** Screens that have a page for what exists only. */
const OF_RECORDS: ClientPath[] = ['/organizations/:organizationSlug', '/public/:organizationSlug/:postSlug']

/** Serves the page of the web client with a head for the requested path. */
export default class PagesController {
  landing(ctx: HttpContext) {
    return answer(ctx, landingHead(appUrl))
  }

  community(ctx: HttpContext) {
    return answer(ctx, communityHead(appUrl))
  }

  /** Private, pending and missing posts answer the same 404. */
  async post(ctx: HttpContext) {
    const post = await findPublicPost(ctx.params.organizationSlug, ctx.params.postSlug)
    return post ? answer(ctx, postHead(appUrl, postForVisitor(post))) : answer(ctx, plainHead(appUrl), 404)
  }

  /** Some words in place of a slug are screens of the client. */
  async organization(ctx: HttpContext) {
    if (!isOrganizationSlug(ctx.params.slug)) return this.other(ctx)
    const organization = await findOrganizationBySlug(ctx.params.slug)
    if (!organization) return answer(ctx, plainHead(appUrl), 404)
    return answer(ctx, organizationHead(appUrl, organizationForVisitor(organization)))
  }

  other(ctx: HttpContext) {
    if (NO_SCREEN.test(ctx.request.url())) throw new AppError('NOT_FOUND')
    const path = clientPathOf(ctx.request.url())
    const isPage = path !== undefined && !OF_RECORDS.includes(path)
    return answer(ctx, plainHead(appUrl), isPage ? 200 : 404)
  }
}

async function answer({ response }: HttpContext, head: PageHead, status = 200): Promise<void> {
  const page = await fillShell(renderHead(head))
  response
    .status(status)
    .header('cache-control', 'no-cache')
    .type('text/html')
    .send(page, status === 200)
}
