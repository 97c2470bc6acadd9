import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { readHelpPage } from '#community/pages/http/help_pages'
import { sendMissingPage, sendUnlessFresh } from '#community/pages/http/send_page'

/** The guide that belongs to this version, or the help that the operator offers instead. */
export default class HelpController {
  async show(ctx: HttpContext) {
    if (env.helpUrl !== undefined) return ctx.response.redirect(env.helpUrl)
    const page = await readHelpPage(ctx.params['*']?.join('/'))
    if (page === undefined) return sendMissingPage(ctx)
    ctx.response.header('cache-control', 'public, no-cache').header('content-language', 'en')
    return sendUnlessFresh(ctx, 'text/html', page)
  }
}
