export { default as AddComment } from '#suggestions/comments/actions/add_comment'
export { listForMember } from '#suggestions/comments/http/list_for_member'
export { default as ClaimSuggestion } from '#suggestions/comments/actions/claim_suggestion'
export { waitingForMember } from '#suggestions/comments/transformers/waiting_transformer'
export { withCopyLimit } from '#suggestions/comments/queries/copy_limit'
export { viewerOf } from '#suggestions/comments/queries/find_comment'
export { listSuggestions } from '#suggestions/comments/queries/list_suggestions'
export { suggestionNotifications } from '#suggestions/comments/queries/replies_to'
export { suggestionsOfPost } from '#suggestions/comments/queries/suggestions_of_post'
export {
  insertSuggestions,
  type SuggestionToAdd,
} from '#suggestions/comments/repositories/insert_suggestions'
export { hasCopied } from '#suggestions/comments/queries/has_copied'
export { nextJoin } from '#suggestions/comments/queries/waiting_posts'
export { findSupply } from '#suggestions/comments/queries/supply'
export { notifyCopies } from '#suggestions/comments/jobs/notify_copies'
export { findSimilar } from '#suggestions/comments/repositories/used_texts'
export { findClosest, type KnownText } from '#suggestions/comments/rules/closest'
export { normalizeText } from '#suggestions/comments/rules/normalize_text'
export {
  forMember as suggestionForMember,
  forVisitor as suggestionForVisitor,
} from '#suggestions/comments/transformers/comment_transformer'
export { listSuggestionFacts, type SuggestionFacts } from '#suggestions/comments/queries/suggestion_facts'
