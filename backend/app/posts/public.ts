export { approvePostWithHost } from '#posts/hosts/repositories/approve_host'
export { listQueue, type QueuedPost } from '#posts/posts/queries/moderation/list_queue'
export { recordHost } from '#posts/hosts/repositories/record_host'
export { acceptLink } from '#posts/links/queries/judge_link'
export { findHost } from '#posts/hosts/queries/list_hosts'
export { parseLink } from '#posts/links/rules/parse_link'
export { readLink } from '#posts/links/rules/read_link'
export { listMoods, MOOD_COLUMNS, moodJoin, toMood } from '#posts/moods/queries/moods'
export { requireMood } from '#posts/moods/repositories/require_mood'
export { default as CreatePost } from '#posts/posts/actions/create_post'
export { default as MarkPostsRead } from '#posts/posts/actions/mark_posts_read'
export { default as MarkReadUntil } from '#posts/posts/actions/mark_read_until'
export { postNotFound } from '#posts/posts/errors'
export { default as PostModerated } from '#posts/posts/events/post_moderated'
export type { ModeratedPost } from '#posts/posts/models/moderated_post'
export type { PostRecord } from '#posts/posts/models/post_record'
export { countListedTags, feedTotal } from '#posts/posts/queries/feed_totals'
export {
  findPost,
  findPostOfLink,
  findPublicPost,
  type PostAccess,
  requirePost,
  requirePostAccess,
} from '#posts/posts/queries/find_post'
export {
  type ListedPage,
  listFeaturedPosts,
  listListedPosts,
} from '#posts/posts/queries/listed/list_listed_posts'
export {
  type ListedAddress,
  type ListedPlace,
  listListedAddresses,
  listPageEnds,
} from '#posts/posts/queries/listed/listed_addresses'
export type { ListedRow } from '#posts/posts/queries/listed/listed_rows'
export { listCommunityTags, listOrganizationTags } from '#posts/posts/queries/listed/listed_tags'
export { postNotifications } from '#posts/posts/queries/post_notifications'
export { findDecision, countModerated } from '#posts/posts/queries/moderation/moderated_posts'
export { waitingPosts } from '#posts/posts/queries/moderation/pending_posts'
export {
  newestSupplies,
  listOfferedPosts,
  newestApproved,
  type OfferedPost,
} from '#posts/posts/queries/offered_posts'
export { HIDDEN_POSTS, postJoin, postReadJoin } from '#posts/posts/queries/post_join'
export { searchPosts } from '#posts/posts/queries/search_posts'
export {
  countUnread,
  findReadUntil,
  notificationsSince,
  unreadAmong,
} from '#posts/posts/queries/unread_posts'
export { hidePost, showPost, titleIfListed } from '#posts/posts/repositories/hide_post'
export { lockModeratedPost } from '#posts/posts/repositories/lock_moderated_posts'
export {
  type LockedPost,
  lockPost,
  lockPostIfExists,
  updateSupplyCounts,
} from '#posts/posts/repositories/lock_post'
export { moderatePosts } from '#posts/posts/repositories/moderate_posts'
export { publishUnreadCount } from '#posts/posts/repositories/post_reads'
export type { Viewer } from '#posts/posts/rules/post_abilities'
export { contentForModerator, forVisitor, publicUrlOf } from '#posts/posts/transformers/post_transformer'
export { tagListFields, tagNames, type WithTagNames } from '#posts/posts/validators/tag_validator'
export { default as PreviewLink } from '#posts/previews/actions/preview_link'
export { PreviewSource } from '#posts/previews/gateways/preview_source'
export { findPreviewPicture } from '#posts/previews/queries/find_outcome'
