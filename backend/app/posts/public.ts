export { default as CreatePost } from '#posts/actions/create_post'
export { publishUnreadCount } from '#posts/repositories/post_reads'
export { default as MarkPostsRead } from '#posts/actions/mark_posts_read'
export { default as MarkReadUntil } from '#posts/actions/mark_read_until'
export { notificationsSince, findReadUntil } from '#posts/queries/unread_posts'
export { sharedPosts } from '#posts/queries/shared_posts'
export { countUnread, unreadAmong } from '#posts/queries/unread_posts'
export { purgeOldReads } from '#posts/jobs/purge_old_reads'
export { searchPosts } from '#posts/queries/search_posts'
export { postNotFound } from '#posts/errors'
export {
  findPost,
  findPostOfLink,
  findPublicPost,
  requirePost,
  requirePostAccess,
  type PostAccess,
} from '#posts/queries/find_post'
export { deletePostsByAuthor } from '#posts/repositories/delete_post'
export { titleIfListed } from '#posts/repositories/title_if_listed'
export { unlistPosts } from '#posts/repositories/unlist_posts'
export { lockTagsOfOrganization } from '#posts/repositories/lock_tags'
export { deleteOrganizationFeeds } from '#posts/repositories/feed_changes'
export { pagesOfAuthor } from '#posts/queries/pages_of_author'
export type { PostRecord } from '#posts/models/post_record'
export {
  lockPost,
  lockPostIfExists,
  updateSupplyCounts,
  type LockedPost,
} from '#posts/repositories/lock_post'
export type { Viewer } from '#posts/rules/post_abilities'
export { forVisitor, publicUrlOf } from '#posts/transformers/post_transformer'
export { countListedTags, feedTotal } from '#posts/queries/feed_totals'
export { listFeaturedPosts, listListedPosts, type ListedPage } from '#posts/queries/listed/list_listed_posts'
export {
  listListedAddresses,
  listPageEnds,
  type ListedAddress,
  type ListedPlace,
} from '#posts/queries/listed/listed_addresses'
export type { ListedRow } from '#posts/queries/listed/listed_rows'
export { listCommunityTags, listOrganizationTags } from '#posts/queries/listed/listed_tags'
export { listOfferedPosts, newestApproved, type OfferedPost } from '#posts/queries/offered_posts'
export { HIDDEN_POSTS, postJoin, postReadJoin } from '#posts/queries/post_join'
export { newestSupplies } from '#posts/queries/newest_supplies'
export { lowPosts } from '#posts/queries/low_posts'
export { moderatedPosts } from '#posts/queries/moderated_posts'
export { foldFeeds } from '#posts/jobs/fold_feeds'
export { indexPosts } from '#posts/jobs/index_posts'
export { tagListFields, tagNames, type WithTagNames } from '#posts/validators/tag_validator'
export type { ModeratedPost } from '#posts/models/moderated_post'
export { findPendingHost } from '#posts/queries/moderation/find_pending_host'
export { findDecision } from '#posts/queries/moderation/find_decision'
export { countApprovedByHosts, countModerated } from '#posts/queries/moderation/moderation_counts'
export {
  countPendingByHost,
  listPendingPosts,
  pendingHosts,
  waitingPosts,
} from '#posts/queries/moderation/pending_posts'
export {
  lockModeratedPost,
  lockPendingPosts,
  lockPostsApprovedByHost,
} from '#posts/repositories/lock_moderated_posts'
export { hidePost, showPost } from '#posts/repositories/hide_post'
export { moderatePosts } from '#posts/repositories/moderate_posts'
export { default as PostModerated } from '#posts/events/post_moderated'
export { reindexPosts, reindexTags } from './repositories/reindex_posts.js'
export { recountFeeds } from './repositories/recount_feeds.js'
export { recountPosts, recountSuggestionsOf } from './repositories/recount_posts.js'
