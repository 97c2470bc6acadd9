export { acceptLink, type AcceptedLink } from '#links/queries/accept_link'
export { judgeLink } from '#links/queries/judge_link'
export { parseLink, type ParsedLink } from '#links/rules/parse_link'
export { withoutTracking } from '#links/rules/without_tracking'
