import type { EditAiSettingsRequest } from '#contract/ai/data/ai'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { postMoods } from '#posts/public'
import { lockOrganization, recordAudit } from '#organizations/public'
import { allMoodsDisabled, moodNotFound } from '#ai/errors'
import AiChanged from '#ai/events/ai_changed'
import { findSettings } from '#ai/queries/find_settings'
import { saveSettings } from '#ai/repositories/settings'
import { changedSettings } from '#ai/rules/audited_settings'

interface EditSettingsInput {
  organizationId: string
  actorId: string
  changes: EditAiSettingsRequest
}

/** Changes how an organization wants its texts. Absent fields stay, and unchanged ones are not recorded. */
export default class EditSettings {
  async handle({ organizationId, actorId, changes }: EditSettingsInput): Promise<void> {
    const moods = await postMoods.list()
    const { disabledMoodIds = [] } = changes
    if (disabledMoodIds.some((moodId) => !moods.some(({ id }) => id === moodId))) throw moodNotFound()
    if (disabledMoodIds.length === moods.length) throw allMoodsDisabled()
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const current = await findSettings(organizationId, trx)
      const next = { ...current, ...changes }
      const changed = changedSettings(current, next, moods)
      if (changed === null) return
      await saveSettings(trx, organizationId, next)
      await recordAudit(trx, { organizationId, actorId, action: 'ai.updated', ...changed })
      afterCommit(trx, () => AiChanged.dispatch(organizationId))
    })
  }
}
