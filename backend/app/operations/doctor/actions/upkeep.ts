import type { Upkeep } from '#core/database/rows/upkeep'
import { identityUpkeep } from '#identity/public'
import { supportUpkeep } from '#moderation/public'
import { organizationUpkeep } from '#organizations/public'
import { postUpkeep } from '#posts/public'
import { suggestionUpkeep } from '#suggestions/public'

/** What `doctor` compares in each context. */
export const UPKEEP: Upkeep[] = [
  identityUpkeep,
  organizationUpkeep,
  postUpkeep,
  suggestionUpkeep,
  supportUpkeep,
]
