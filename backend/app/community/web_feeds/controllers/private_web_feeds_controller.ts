import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import type { ClientPath } from '#contract/core/rules/client_paths'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import { AppError } from '#core/http/errors/app_error'
import { MemberPosts } from '#posts/public'
import ReadPrivateFeed from '#community/web_feeds/actions/read_private_feed'
import { sendWebFeed } from '#community/web_feeds/http/send_web_feed'
import { PRIVATE } from '#community/web_feeds/rules/feed_words'
import { entryOf, WEB_FEED_POSTS } from '#community/web_feeds/rules/web_feed'

const PAGE: ClientPath = '/dashboard'

/** What is shared in the organizations of a user, for the reader that has the address of their private feed. */
export default class PrivateWebFeedsController {
  async show(ctx: HttpContext) {
    const reader = await new ReadPrivateFeed().handle(ctx.params.secret)
    if (reader === null) throw new AppError('NOT_FOUND')
    const language = reader.language ?? DEFAULT_LANGUAGE
    const posts = await new MemberPosts(reader.userId).newest(WEB_FEED_POSTS)
    // Without its own address, which is a secret: readers show and pass on what a feed contains.
    return sendWebFeed(ctx, {
      ...PRIVATE[language],
      id: `urn:uuid:${reader.userId}`,
      language,
      page: appUrl + PAGE,
      entries: posts.map((post) => entryOf(post, `${appUrl}/posts/${post.id}`, language)),
    })
  }
}
