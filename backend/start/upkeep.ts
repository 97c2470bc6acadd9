import { identityUpkeep } from '#identity/accounts/queries/count_missing_avatars'
import type { Upkeep } from '#core/database/rows/upkeep'
import { organizationUpkeep } from '#organizations/organizations/repositories/recount'
import { postUpkeep } from '#posts/posts/repositories/upkeep'
import { suggestionUpkeep } from '#suggestions/comments/repositories/recount_suggestions'
import { supportUpkeep } from '#moderation/support/queries/attachments'

/** What `doctor` compares. */
export const UPKEEP: Upkeep[] = [
  identityUpkeep,
  organizationUpkeep,
  postUpkeep,
  suggestionUpkeep,
  supportUpkeep,
]
