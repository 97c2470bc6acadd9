import type { FeaturedPostList, PublicPostList } from '#contract/posts/data/post'
import type { CommunityTagList } from '#contract/posts/data/tag'
import { PAGE_SIZE_MAX } from '#contract/core/rules/limits'
import { toPageRequest } from '#core/http/validation/pagination'
import { listFeaturedPosts, listListedPosts } from '#posts/feeds/queries/list_listed_posts'
import { communityTotal } from '#posts/feeds/queries/feed_totals'
import { listOrganizationTags } from '#posts/feeds/queries/listed_tags'
import { forCommunity } from '#posts/feeds/transformers/community_post_transformer'

/** The listed posts, as visitors see them. */
export const publicFeed = {
  /** The number of listed posts, or of the tags that they have. */
  total: communityTotal,

  /** The newest featured posts, as the landing page and its API show them. */
  async featured(limit: number): Promise<FeaturedPostList> {
    return { posts: forCommunity(await listFeaturedPosts(limit)) }
  },

  /** The feed of an organization, as its public page shows it: its newest posts, and the tags of all of them. */
  async ofOrganization(id: string): Promise<{ posts: PublicPostList; tags: CommunityTagList }> {
    const [found, tags] = await Promise.all([
      listListedPosts({ organizationId: id, page: toPageRequest({}) }),
      listOrganizationTags(id, '', toPageRequest({ limit: PAGE_SIZE_MAX })),
    ])
    return { posts: { posts: forCommunity(found.rows), pagination: found.pagination }, tags }
  },
}
