import type { HttpContext } from '@adonisjs/core/http'
import { fillShell } from '#pages/http/shell'
import { visitOf } from '#pages/http/visit_of'
import type { Visit } from '#pages/rules/heads'
import { plainHead } from '#pages/rules/heads'
import { renderHead, type PageHead } from '#pages/rules/page_head'

/** A public page is the same for all who ask in one language, so a shared cache may keep it for a moment. */
const SHARED = 'public, max-age=0, s-maxage=10, must-revalidate'
const OWN = 'private, no-cache'

/** Sends a page that is the same for everybody, with the head that `describe` makes of the visit. */
export function sendPublicPage(ctx: HttpContext, describe: (visit: Visit) => PageHead): Promise<void> {
  ctx.response.header('cache-control', SHARED)
  return send(ctx, describe)
}

/** Sends a page that says nothing about its content. */
export function sendPlainPage(ctx: HttpContext, status: 200 | 404): Promise<void> {
  ctx.response.status(status).header('cache-control', OWN)
  return send(ctx, plainHead)
}

async function send(ctx: HttpContext, describe: (visit: Visit) => PageHead): Promise<void> {
  const { response } = ctx
  const visit = visitOf(ctx)
  const page = await fillShell(renderHead(describe(visit)), visit.language)
  response.header('content-language', visit.language)
  response.vary('Accept-Language')
  sendUnlessFresh(ctx, 'text/html', page)
}

/** Answers 304 without a body to who has it. The tag is weak, because the body may be compressed on its way. */
export function sendUnlessFresh({ response }: HttpContext, type: string, body: string): void {
  response.type(type)
  if (response.getStatus() === 200) response.setEtag(body, true)
  if (response.fresh()) response.status(304)
  response.send(body)
}
