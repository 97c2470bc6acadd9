import { addressKey } from '#core/http/origin/client_address'
import { limitTraffic } from '#core/http/rate_limit/limit_traffic'
import type { HttpContext } from '@adonisjs/core/http'
import type { ShareCard } from '#contract/community/rules/share_card'
import { SHARE_IMAGE, shareImagePath } from '#contract/community/rules/share_image'
import { drawShareImage, findDrawn } from '#community/share_images/gateways/draw_share_image'

const DRAWINGS = { requests: 120, duration: '15 minutes' }

/** Limits how many pictures a client address can have drawn. Cached pictures do not count. */
export async function limitDrawings(address: string): Promise<void> {
  await limitTraffic(`share-image:${addressKey(address)}`, DRAWINGS)
}

/**
 * Sends the picture of a card. Any other path of it, for example that of an older text, redirects to the current one,
 * so that requests cannot make the server draw other pictures. `caching` is its `cache-control`.
 */
export async function sendShareImage(ctx: HttpContext, card: ShareCard, caching: string): Promise<void> {
  const { request, response } = ctx
  const path = shareImagePath(card)
  // Other sites embed it.
  response.header('cross-origin-resource-policy', 'cross-origin')
  if (request.url() !== path) {
    return response.header('cache-control', 'no-cache').redirect().toPath(path)
  }
  response.header('etag', etagOf(path))
  if (response.fresh()) {
    response.status(304).send(null)
  } else {
    const picture = await pictureOf(ctx, path, card)
    response.type(SHARE_IMAGE.type).send(picture)
  }
  response.header('cache-control', caching)
}

/** The file name contains a hash of the picture's content. */
const etagOf = (path: string) => `"${path.slice(path.lastIndexOf('/') + 1)}"`

async function pictureOf({ request }: HttpContext, path: string, card: ShareCard): Promise<Buffer> {
  const drawn = findDrawn(path)
  if (drawn !== undefined) return drawn
  await limitDrawings(request.ip())
  return drawShareImage(path, card)
}
