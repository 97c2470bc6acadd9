export { default as AddComment } from '#comments/actions/add_comment'
export { default as ClaimSuggestion } from '#comments/actions/claim_suggestion'
export { listMoods } from '#comments/queries/list_moods'
export { endStaleVisitorClaims } from '#comments/jobs/end_stale_visitor_claims'
