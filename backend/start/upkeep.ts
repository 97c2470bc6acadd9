import type { Upkeep } from '#core/database/rows/upkeep'
import { identityUpkeep } from '#identity/accounts/queries/count_missing_avatars'
import { supportUpkeep } from '#moderation/support/queries/attachments'
import { organizationUpkeep } from '#organizations/organizations/repositories/upkeep'
import { countPosts, postUpkeep } from '#posts/posts/repositories/upkeep'
import { countSuggestions, suggestionUpkeep } from '#suggestions/comments/repositories/upkeep'

/** What `doctor` compares in each context. A context stores totals of rows that a context above it counts. */
export const UPKEEP: Upkeep[] = [
  identityUpkeep,
  organizationUpkeep(countPosts),
  postUpkeep(countSuggestions),
  suggestionUpkeep,
  supportUpkeep,
]
