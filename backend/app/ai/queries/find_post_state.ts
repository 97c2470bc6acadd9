import type { AiPostState } from '#contract/ai/data/ai'
import { suggestionsOfPost } from '#suggestions/public'
import { postMoods } from '#posts/public'
import { type Membership } from '#organizations/public'
import { may } from '#contract/organizations/rules/abilities'
import { activeIntegrations } from '#ai/queries/list_integrations'
import type { RunRecord } from '#ai/models/ai_run'
import { listOpenRuns } from '#ai/queries/find_run'
import { limitReached } from '#ai/queries/monthly_limit'
import { findSettings } from '#ai/queries/find_settings'
import { moreMoods } from '#ai/rules/more_moods'

type PostState = Omit<AiPostState, 'runs'> & { runs: RunRecord[] }

/** What a member can generate for a post, and its open runs. */
export async function findPostState(postId: string, membership: Membership): Promise<PostState> {
  const { organizationId, role } = membership
  const integrations = await activeIntegrations(organizationId)
  const { disabledMoodIds } = await findSettings(organizationId)
  const moods = await postMoods.list()
  const available = await suggestionsOfPost.availableByMood(postId)
  return {
    isConfigured: integrations.length > 0,
    can: { generate: may(role, 'suggest'), configure: may(role, 'manageIntegrations') },
    providers: integrations.map(({ provider }) => provider),
    disabledMoodIds,
    more: moreMoods(
      moods.map(({ id }) => id),
      new Set(disabledMoodIds),
      available,
    ),
    limitReached: await limitReached(organizationId),
    runs: await listOpenRuns(postId),
  }
}
