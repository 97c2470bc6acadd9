export { default as CreatePost } from '#posts/actions/create_post'
export { default as ReadPosts } from '#posts/actions/read_posts'
export { default as ReadUntil } from '#posts/actions/read_until'
export { notifiedSince, readUntil } from '#posts/reading/read_until'
export { sharedPosts } from '#posts/reading/shared_posts'
export { countUnread, unreadAmong } from '#posts/reading/unread_posts'
export { forgetOldReads } from '#posts/jobs/forget_old_reads'
export { foundPosts } from '#posts/search/found_posts'
export { wordsOf } from '#posts/search/words_of'
export type { Piece } from '#posts/search/begins_like'
export { postNotFound } from '#posts/errors'
export { findPost, requirePost } from '#posts/queries/find_post'
export { findPublicPost } from '#posts/queries/find_public_post'
export { removePostsOf } from '#posts/models/remove_posts_of'
export { unlistPosts } from '#posts/models/unlist_posts'
export { holdTagsOfOrganization } from '#posts/listing/hold_tags'
export { dropFeeds } from '#posts/models/drop_feeds'
export { pagesOfAuthor } from '#posts/queries/pages_of_author'
export type { PostRecord } from '#posts/models/post_record'
export {
  holdPost,
  holdPostIfAny,
  countSuggestions,
  noteSupply,
  type HeldPost,
} from '#posts/queries/hold_post'
export type { Viewer } from '#posts/rules/post_abilities'
export { forVisitor } from '#posts/transformers/post_transformer'
export { feedTotals } from '#posts/listing/feed_total'
export type { Feed } from '#posts/listing/feeds'
export { foldFeeds } from '#posts/listing/fold_feeds'
