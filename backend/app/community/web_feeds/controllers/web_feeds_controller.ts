import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import type { NewWebFeed, WebFeedAnswer } from '#contract/community/data/web_feed'
import { WEB_FEEDS, webFeedPath } from '#contract/community/rules/web_feed'
import EndPrivateFeed from '#community/web_feeds/actions/end_private_feed'
import { limitMail } from '#identity/public'
import ReplacePrivateFeed from '#community/web_feeds/actions/replace_private_feed'
import { findWebFeed } from '#community/web_feeds/queries/find_web_feed'

/** The private feed of the signed-in user. */
export default class WebFeedsController {
  /** When your private feed was created and last read; null without one. */
  async show({ auth, response }: HttpContext) {
    return response.json({ feed: await findWebFeed(auth.getUserOrFail().id) } satisfies WebFeedAnswer)
  }

  /** Creates your private feed, or another address for it. Only this answer has the addresses; previous ones end. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    const { secret, feed } = await new ReplacePrivateFeed().handle(user)
    const path = WEB_FEEDS.private(secret)
    const addresses = { rss: appUrl + webFeedPath(path, 'rss'), atom: appUrl + webFeedPath(path, 'atom') }
    return response.status(201).json({ feed, addresses } satisfies NewWebFeed)
  }

  /** Ends your private feed. */
  async destroy({ auth, response }: HttpContext) {
    await new EndPrivateFeed().handle(auth.getUserOrFail().id)
    return response.noContent()
  }
}
