import type { HttpContext } from '@adonisjs/core/http'
import { sendUnlessFresh } from '#community/pages/http/send_page'
import { visitOf } from '#community/pages/http/visit_of'
import { manifestOf } from '#community/pages/rules/manifest'

/** Serves the manifest of the web client in the language of the visitor. */
export default class ManifestController {
  show(ctx: HttpContext) {
    const { language } = visitOf(ctx)
    ctx.response.header('content-language', language)
    ctx.response.vary('Accept-Language')
    sendUnlessFresh(ctx, 'application/manifest+json', JSON.stringify(manifestOf(language)))
  }
}
