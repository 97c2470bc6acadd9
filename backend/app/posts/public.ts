export { postUpkeep } from '#posts/posts/repositories/upkeep'
export { acceptLink } from '#posts/links/queries/judge_link'
export { readLink } from '#posts/links/rules/read_link'
export { listMoods, moodJoin } from '#posts/moods/queries/moods'
export { requireMood } from '#posts/moods/repositories/require_mood'
export { default as CreatePost } from '#posts/posts/actions/create_post'
export { postNotFound } from '#posts/posts/errors'
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
export { postJoin } from '#posts/posts/queries/post_join'
export { searchPosts } from '#posts/posts/queries/search_posts'
export { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
export { LockedPost } from '#posts/posts/repositories/locked_post'
export { PostReads } from '#posts/posts/repositories/post_reads'
export type { Viewer } from '#posts/posts/rules/post_abilities'
export { forVisitor } from '#posts/posts/transformers/post_transformer'
export { default as PreviewLink } from '#posts/previews/actions/preview_link'
export { PreviewSource } from '#posts/previews/gateways/preview_source'
export { findPreviewPicture } from '#posts/previews/queries/find_outcome'
