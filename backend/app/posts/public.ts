export { postUpkeep } from '#posts/posts/repositories/upkeep'
export { acceptLink } from '#posts/links/queries/judge_link'
export { parseLink } from '#posts/links/rules/parse_link'
export { readLink } from '#posts/links/rules/read_link'
export { listMoods, MOOD_COLUMNS, moodJoin, toMood } from '#posts/moods/queries/moods'
export { requireMood } from '#posts/moods/repositories/require_mood'
export { default as CreatePost } from '#posts/posts/actions/create_post'
export { default as MarkPostsRead } from '#posts/posts/actions/mark_posts_read'
export { default as MarkReadUntil } from '#posts/posts/actions/mark_read_until'
export { postNotFound } from '#posts/posts/errors'
export { default as PostModerated } from '#posts/posts/events/post_moderated'
export type { PostRecord } from '#posts/posts/models/post_record'
export { communityTotal } from '#posts/feeds/queries/feed_totals'
export {
  findPost,
  findPostOfLink,
  findPublicPost,
  type PostAccess,
  requirePost,
  requirePostAccess,
} from '#posts/posts/queries/find_post'
export { featuredPosts, organizationFeed } from '#posts/feeds/http/feed_data'
export { ListedAddresses } from '#posts/feeds/queries/listed_addresses'
export { postNotifications } from '#posts/posts/queries/post_notifications'
export { waitingPosts } from '#posts/moderation/queries/pending_posts'
export {
  newestSupplies,
  listOfferedPosts,
  newestApproved,
  type OfferedPost,
} from '#posts/posts/queries/offered_posts'
export { postJoin, postReadJoin } from '#posts/posts/queries/post_join'
export { searchPosts } from '#posts/posts/queries/search_posts'
export {
  countUnread,
  findReadUntil,
  notificationsSince,
  unreadAmong,
} from '#posts/posts/queries/unread_posts'
export { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
export { LockedPost } from '#posts/posts/repositories/locked_post'
export { publishUnreadCount } from '#posts/posts/repositories/post_reads'
export type { Viewer } from '#posts/posts/rules/post_abilities'
export { forVisitor, publicUrlOf } from '#posts/posts/transformers/post_transformer'
export { default as PreviewLink } from '#posts/previews/actions/preview_link'
export { PreviewSource } from '#posts/previews/gateways/preview_source'
export { findPreviewPicture } from '#posts/previews/queries/find_outcome'
