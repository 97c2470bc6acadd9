import type { FeaturedPostList, PublicPost, PublicPostList } from '#contract/posts/data/post'
import type { CommunityTagList } from '#contract/posts/data/tag'
import { PAGE_SIZE_MAX } from '#contract/core/rules/limits'
import { readListPage } from '#contract/core/rules/list_address'
import { readCommunityFilter } from '#contract/posts/rules/community_filter'
import { toPageRequest } from '#core/http/validation/pagination'
import { listFeaturedPosts, listListedPosts, listNewestPosts } from '#posts/feeds/queries/list_listed_posts'
import { communityTotal } from '#posts/feeds/queries/feed_totals'
import { listCommunityTags, listOrganizationTags } from '#posts/feeds/queries/listed_tags'
import { searchListedPosts } from '#posts/feeds/queries/search_listed_posts'
import { forCommunity, pageForCommunity } from '#posts/feeds/transformers/community_post_transformer'

/** A page of the feed as an API request asks for it. */
interface FeedRequest extends Omit<Parameters<typeof searchListedPosts>[0], 'page'> {
  page?: number
  limit?: number
  asOf?: string
}

const ALL_TAGS = toPageRequest({ limit: PAGE_SIZE_MAX })

/** The listed posts, as visitors see them. */
export const publicFeed = {
  /** The number of listed posts, or of the tags that they have. */
  total: communityTotal,

  /** The newest featured posts, as the landing page and its API show them. */
  async featured(limit: number): Promise<FeaturedPostList> {
    return { posts: forCommunity(await listFeaturedPosts(limit)) }
  },

  /** The newest posts, without spreading them, for readers that follow them; none for an unknown tag. */
  async newest(request: Parameters<typeof listNewestPosts>[0]): Promise<PublicPost[]> {
    return forCommunity(await listNewestPosts(request))
  },

  /** A page of the posts: spread and newest first, unless it is searched or in another order. */
  async list({ organizationId, search, tags, sort, ...page }: FeedRequest): Promise<PublicPostList> {
    const isSearch = Boolean(search) || sort === 'available'
    return pageForCommunity(
      isSearch
        ? await searchListedPosts({ organizationId, search: search || undefined, tags, sort, page })
        : await listListedPosts({ organizationId, tags, page }),
    )
  },

  /** The posts and tags that the query of an address asks for, of all organizations or of one, as pages show them. */
  async at(
    query: string,
    organizationId?: string,
  ): Promise<{ posts: PublicPostList; tags: CommunityTagList }> {
    const parameters = new URLSearchParams(query)
    const [posts, tags] = await Promise.all([
      this.list({ ...readCommunityFilter(parameters), ...readListPage(parameters), organizationId }),
      organizationId === undefined
        ? listCommunityTags('', ALL_TAGS)
        : listOrganizationTags(organizationId, '', ALL_TAGS),
    ])
    return { posts, tags }
  },
}
