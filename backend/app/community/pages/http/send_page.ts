import type { HttpContext } from '@adonisjs/core/http'
import type { PageData } from '#contract/community/data/page'
import { framePathOf } from '#contract/community/rules/frame_path'
import {
  FRAME_HEADER,
  frameName,
  PAGE_HINT,
  readPageHint,
  writePageHint,
} from '#contract/community/rules/page_hint'
import type { ClientPath } from '#contract/core/rules/client_paths'
import { cookieName } from '#core/http/request/cookies'
import { allowScripts } from '#core/http/security_headers'
import { renderClient, renderFrame } from '#community/pages/http/render_client'
import { routePage } from '#community/pages/http/route_files'
import { fillShell, shellScripts } from '#community/pages/http/shell'
import { visitOf } from '#community/pages/http/visit_of'
import { linkHeader } from '#community/pages/rules/feed_links'
import { plainHead } from '#community/pages/rules/heads'
import type { Visit } from '#community/pages/rules/visit'
import { renderHead, withFrame, withRendered, type PageHead } from '#community/pages/rules/page_html'

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
  const shown = head(visit)
  if (shown.feeds) ctx.response.header('link', linkHeader(shown.feeds))
  const [shell, rendered] = await Promise.all([
    fillShell(renderHead(shown), visit.language),
    renderClient({
      address: ctx.request.url(true),
      language: visit.language,
      origin: visit.appUrl,
      data: await data(visit),
    }),
  ])
  await send(ctx, visit, rendered === null ? shell : withRendered(shell, rendered))
}

/** Sends the page of a screen that is not public. Its head does not describe its content. */
export async function sendScreen(ctx: HttpContext, path: ClientPath): Promise<void> {
  ctx.response.header('cache-control', OWN).vary('Cookie')
  const hint = readPageHint(ctx.request.plainCookie(cookieName(PAGE_HINT), { encoded: false }))
  const visit = visitOf(ctx, hint?.language)
  const { language } = visit
  const route = await routePage(path)
  const shown = hint && { ...hint, language }
  const framePath = framePathOf(ctx.request.url()) ?? path
  const frame = shown && route?.hasFrame ? await renderFrame(framePath, shown) : null
  const scripts = route ? [...route.scripts, ...route.texts[language]] : []
  const shell = await fillShell(
    [renderHead(plainHead(visit)), ...scripts.map(preloadTag)].join('\n    '),
    language,
  )
  if (shown === null || frame === null) return send(ctx, visit, shell)
  ctx.response.header(FRAME_HEADER, frameName(framePath, writePageHint(shown)))
  return send(ctx, visit, withFrame(shell, frame))
}

/** Sends the page for an address without a screen or a record. */
export async function sendMissingPage(ctx: HttpContext): Promise<void> {
  ctx.response.status(404).header('cache-control', OWN)
  const visit = visitOf(ctx)
  await send(ctx, visit, await fillShell(renderHead(plainHead(visit)), visit.language))
}

/** The browser requests the scripts of a screen together, before the first of them runs, and after what is seen first. */
const preloadTag = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`

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
