import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { now } from '#core/runtime/clock'
import { AppError } from '#core/http/errors/app_error'
import { ListedAddresses } from '#posts/public'
import { sendUnlessFresh } from '#community/pages/http/send_page'
import { addressesOf, fileAfter, NEWEST, placeIn } from '#community/pages/rules/page_of_posts'
import { indexOf, publicPages, sitemapOf } from '#community/pages/rules/sitemap'

/** Fewer than a thousand addresses together with the organizations of these posts and the static pages. */
const POSTS_PER_FILE = 470
const ADDRESSES = new ListedAddresses(POSTS_PER_FILE)
/** Crawlers find older posts by following links. */
const FILES_MAX = 100

/** How long a reader may rely on it: less than a year, as the standard recommends. */
const SECURITY_TXT_MS = 180 * 86_400_000

/** Tells search engines which pages there are. */
export default class CrawlersController {
  robots(ctx: HttpContext) {
    sendUnlessFresh(ctx, 'text/plain', `User-agent: *\nAllow: /\n\nSitemap: ${appUrl}/sitemap.xml\n`)
  }

  /** Where to report a vulnerability (RFC 9116). */
  security(ctx: HttpContext) {
    const expires = new Date(now().getTime() + SECURITY_TXT_MS)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [`Contact: ${appUrl}/support`, `Expires: ${expires.toISOString()}`]
    sendUnlessFresh(ctx, 'text/plain', `${lines.join('\n')}\n`)
  }

  /** All pages, or an index of several sitemaps. */
  async sitemap(ctx: HttpContext) {
    const ends = await ADDRESSES.ends(FILES_MAX)
    if (ends.length === 0) return sendUnlessFresh(ctx, 'application/xml', await newest())
    const files = [NEWEST, ...ends.slice(0, FILES_MAX - 1).map(fileAfter)]
    sendUnlessFresh(ctx, 'application/xml', indexOf(files.map((file) => `${appUrl}/sitemaps/${file}`)))
  }

  async file(ctx: HttpContext) {
    const { file } = ctx.params
    if (file === NEWEST) return sendUnlessFresh(ctx, 'application/xml', await newest())
    const place = placeIn(file)
    if (place === null) throw new AppError('NOT_FOUND')
    const posts = await ADDRESSES.page(place)
    sendUnlessFresh(ctx, 'application/xml', sitemapOf(addressesOf(appUrl, posts, { areNewest: false })))
  }
}

/** The static pages and the newest posts. */
async function newest(): Promise<string> {
  const posts = await ADDRESSES.page()
  return sitemapOf([...publicPages(appUrl), ...addressesOf(appUrl, posts, { areNewest: true })])
}
