export { default as AddComment } from '#comments/actions/add_comment'
export { default as ClaimSuggestion } from '#comments/actions/claim_suggestion'
export { deleteCommentsByAuthor } from '#comments/repositories/delete_comments'
export { suggestionMetrics } from '#comments/events/suggestion_metrics'
export type { CommentRecord } from '#comments/models/comment_record'
export { pagesOfCommenter, pagesOfCopier } from '#comments/queries/pages_of_commenter'
export { repliesTo } from '#comments/queries/replies_to'
export { deleteOldClaimKeys } from '#comments/jobs/delete_old_claim_keys'
export { indexSuggestions } from '#comments/jobs/index_suggestions'
export { releaseStaleVisitorClaims } from '#comments/jobs/release_stale_visitor_claims'
export { insertSuggestions, type SuggestionToAdd } from '#comments/repositories/insert_suggestions'
export { findSimilar } from '#comments/repositories/used_texts'
export {
  countAvailableByMood,
  findSuggestions,
  recentTexts,
  textsById,
} from '#comments/queries/suggestions_of_post'
export { withCopyLimit } from '#comments/queries/copy_limit'
export { viewerOf } from '#comments/queries/find_comment'
export { listSuggestions } from '#comments/queries/list_suggestions'
export {
  forMember as suggestionForMember,
  forVisitor as suggestionForVisitor,
} from '#comments/transformers/comment_transformer'
export { findClosest, type KnownText } from '#comments/rules/closest'
export { normalizeText } from '#comments/rules/normalize_text'
export { reindexSuggestions } from './repositories/reindex_suggestions.js'
export { recountSuggestions } from './repositories/recount_suggestions.js'
