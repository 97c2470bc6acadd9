import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import type { PublicPost } from '#contract/posts/data/post'
import type { Language } from '#contract/core/rules/language'
import { communityLandingPage } from '#contract/community/rules/public_pages/community_landing'
import { inLanguage } from '#contract/community/rules/page_language'
import { organizationWords } from '#contract/community/rules/record_words'
import { tagPagePath, WEB_FEEDS, webFeedPath } from '#contract/community/rules/web_feed'
import { isOrganizationSlug } from '#contract/core/rules/slug'
import { publicPostPath } from '#contract/posts/rules/public_path'
import { fitsTag, normalizeTag } from '#contract/posts/rules/tag'
import { AppError } from '#core/http/errors/app_error'
import { findPublicOrganization } from '#organizations/public'
import { publicFeed } from '#posts/public'
import { visitOf } from '#community/pages/http/visit_of'
import { sendWebFeed } from '#community/web_feeds/http/send_web_feed'
import { TAGGED } from '#community/web_feeds/rules/feed_words'
import { entryOf, WEB_FEED_POSTS, type WebFeedContent } from '#community/web_feeds/rules/web_feed'

const LIMIT = WEB_FEED_POSTS

/** The newest public posts as web feeds: of all organizations, of one, or with a tag. */
export default class PublicWebFeedsController {
  async community(ctx: HttpContext) {
    const posts = await publicFeed.newest({ limit: LIMIT })
    return send(ctx, posts, WEB_FEEDS.community, (language) => ({
      ...communityLandingPage.words[language],
      title: `Fanfare · ${communityLandingPage.words[language].title}`,
      id: appUrl + communityLandingPage.path,
      page: appUrl + communityLandingPage.path,
    }))
  }

  async organization(ctx: HttpContext) {
    const { slug } = ctx.params
    const organization = isOrganizationSlug(slug) ? await findPublicOrganization({ slug }) : null
    if (!organization) throw new AppError('NOT_FOUND')
    const posts = await publicFeed.newest({ organizationId: organization.id, limit: LIMIT })
    return send(ctx, posts, WEB_FEEDS.organization(slug), (language) => ({
      ...organizationWords(organization, language),
      id: `urn:uuid:${organization.id}`,
      page: `${appUrl}/organizations/${slug}`,
    }))
  }

  /** A tag without a listed post answers as an unknown one: organizations may use it privately. */
  async tag(ctx: HttpContext) {
    const tag = normalizeTag(ctx.params.tag)
    const posts = fitsTag(tag) && tag !== '' ? await publicFeed.newest({ tag, limit: LIMIT }) : []
    if (posts.length === 0) throw new AppError('NOT_FOUND')
    const page = appUrl + tagPagePath(tag)
    return send(ctx, posts, WEB_FEEDS.tag(tag), (language) => ({
      title: `Fanfare · #${tag}`,
      description: TAGGED[language](tag),
      id: page,
      page,
    }))
  }
}

type Description = Pick<WebFeedContent, 'id' | 'title' | 'description' | 'page'>

function send(
  ctx: HttpContext,
  posts: readonly PublicPost[],
  feed: string,
  describe: (language: Language) => Description,
): void {
  const { language, addressLanguage } = visitOf(ctx)
  ctx.response.vary('Accept-Language')
  sendWebFeed(ctx, {
    ...describe(language),
    language,
    self: (format) => inLanguage(appUrl + webFeedPath(feed, format), addressLanguage),
    entries: posts.map((post) => entryOf(post, appUrl + publicPostPath(post), language)),
  })
}
