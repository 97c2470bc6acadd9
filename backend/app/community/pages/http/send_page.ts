import type { HttpContext } from '@adonisjs/core/http'
import type { PageData } from '#contract/community/data/page'
import { allowScripts } from '#core/http/security_headers'
import { renderClient } from '#community/pages/http/render_client'
import { routeScripts } from '#community/pages/http/route_files'
import { fillShell, shellScripts } from '#community/pages/http/shell'
import { visitOf } from '#community/pages/http/visit_of'
import { type Visit, plainHead } from '#community/pages/rules/heads'
import { withRendered, renderHead, type PageHead } from '#community/pages/rules/page_html'

/** A public page is the same for all visitors of one language, so a shared cache may keep it briefly. */
const SHARED = 'public, max-age=0, s-maxage=10, must-revalidate'
const OWN = 'private, no-cache'

/** The parts of a public page. */
export interface PublicPageParts {
  head: (visit: Visit) => PageHead
  data: (visit: Visit) => PageData | Promise<PageData>
}

/** Sends a page that is the same for all visitors, with its content, so that it is readable before scripts run. */
export async function sendPublicPage(ctx: HttpContext, { head, data }: PublicPageParts): Promise<void> {
  ctx.response.header('cache-control', SHARED)
  const visit = visitOf(ctx)
  const [shell, rendered] = await Promise.all([
    fillShell(renderHead(head(visit)), visit.language),
    renderClient({
      address: ctx.request.url(true),
      language: visit.language,
      origin: visit.appUrl,
      data: await data(visit),
    }),
  ])
  await send(ctx, visit, rendered === null ? shell : withRendered(shell, rendered))
}

/** Sends a page whose head does not describe its content. */
export async function sendPlainPage(ctx: HttpContext, status: 200 | 404): Promise<void> {
  ctx.response.status(status).header('cache-control', OWN)
  const visit = visitOf(ctx)
  const scripts = status === 200 ? await routeScripts(ctx.request.url(), visit.language) : []
  const head = [renderHead(plainHead(visit)), ...scripts.map(preloadTag)].join('\n    ')
  await send(ctx, visit, await fillShell(head, visit.language))
}

/** The browser requests the scripts of a screen together, before the first of them runs. */
const preloadTag = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}" />`

async function send(ctx: HttpContext, { language }: Visit, page: string): Promise<void> {
  ctx.response.header('content-language', language)
  const policy = String(ctx.response.getHeader('content-security-policy'))
  ctx.response.header('content-security-policy', allowScripts(policy, await shellScripts()))
  ctx.response.vary('Accept-Language')
  sendUnlessFresh(ctx, 'text/html', page)
}

/**
 * Answers 304 without a body to a client that has the current version. The tag is weak, because a proxy may compress
 * the body.
 */
export function sendUnlessFresh({ response }: HttpContext, type: string, body: string): void {
  response.type(type)
  if (response.getStatus() === 200) response.setEtag(body, true)
  if (response.fresh()) response.status(304)
  response.send(body)
}
