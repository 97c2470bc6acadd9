export { hostBlocked, urlInvalid } from '#links/errors'
export type { DecidedDomainRow } from '#links/models/domain_row'
export { indexHosts } from '#links/jobs/index_hosts'
export { acceptLink, type AcceptedLink } from '#links/queries/accept_link'
export { judgeHosts } from '#links/queries/judge_hosts'
export { judgeLink } from '#links/queries/judge_link'
export { findHost, listHosts } from '#links/queries/list_hosts'
export {
  deleteHost,
  findHostEntry,
  insertHost,
  requireHostEntry,
  updateHost,
  type HostDecision,
} from '#links/repositories/hosts'
export { lockHosts, shareHosts } from '#links/repositories/lock_hosts'
export { isPublicSuffix } from '#links/rules/is_public_suffix'
export { isShortener } from '#links/rules/is_shortener'
export { coveredHosts } from '#links/rules/networks'
export { pageKeyOf } from '#links/rules/page_key'
export { parseHost } from '#links/rules/parse_host'
export { parseLink, type ParsedLink } from '#links/rules/parse_link'
export { readLink } from '#links/rules/read_link'
export { withoutTracking } from '#links/rules/without_tracking'
