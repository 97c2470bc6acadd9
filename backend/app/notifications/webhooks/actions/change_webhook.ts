import app from '@adonisjs/core/services/app'
import type { WebhookChangeRequest } from '#contract/notifications/data/webhook'
import { inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization, recordAudit } from '#organizations/public'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { endPending } from '#notifications/webhooks/repositories/switch_off'
import { tellManagers } from '#notifications/webhooks/repositories/tell_managers'
import { lockWebhook, updateWebhook } from '#notifications/webhooks/repositories/webhooks'
import { auditNameOf, hostOf } from '#notifications/webhooks/rules/receiver_url'

export interface ChangeWebhookInput extends WebhookChangeRequest {
  organizationId: string
  id: string
  userId: string
}

/** Changes a webhook; absent fields are unchanged. What waits to be sent ends with switching it off. */
export default class ChangeWebhook {
  async handle({ organizationId, id, userId, url, events, ...rest }: ChangeWebhookInput): Promise<void> {
    const accepted = url === undefined ? undefined : await (await app.container.make(Receivers)).accept(url)
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const row = await lockWebhook(trx, organizationId, id)
      const { isEnabled, description } = rest
      await updateWebhook(trx, id, {
        ...(accepted !== undefined && { url: accepted }),
        ...(events !== undefined && { events: events.join(',') }),
        ...(description !== undefined && { description }),
        ...(isEnabled !== undefined && isEnabled !== Boolean(row.is_enabled) && { isEnabled }),
      })
      if (isEnabled === false) await endPending(trx, id)
      const after = { url: accepted, events: events?.join(','), description, isEnabled }
      const changes = changedFields(row, after)
      if (changes === null) return
      const entry = { organizationId, actorId: userId, subject: auditNameOf(row.url) }
      await recordAudit(trx, { ...entry, action: 'integration.updated', ...changes })
      await tellManagers(trx, organizationId)
    })
  }
}

type Fields = Record<string, string | null>

interface Wanted {
  url: string | undefined
  events: string | undefined
  description: string | null | undefined
  isEnabled: boolean | undefined
}

/** The fields that differ, as the audit log shows them: of an address its host only. Null when there are none. */
function changedFields(row: WebhookRow, wanted: Wanted): { before: Fields; after: Fields } | null {
  const before: Fields = {}
  const after: Fields = {}
  const note = (name: string, old: string | null, value: string | null) => {
    before[name] = old
    after[name] = value
  }
  if (wanted.url !== undefined && wanted.url !== row.url) note('baseUrl', hostOf(row.url), hostOf(wanted.url))
  if (wanted.events !== undefined && wanted.events !== row.events)
    note('events', row.events.replaceAll(',', ', '), wanted.events.replaceAll(',', ', '))
  if (wanted.description !== undefined && wanted.description !== row.description)
    note('description', row.description, wanted.description)
  const wasEnabled = Boolean(row.is_enabled)
  if (wanted.isEnabled !== undefined && wanted.isEnabled !== wasEnabled)
    note('isActive', String(wasEnabled), String(wanted.isEnabled))
  return Object.keys(after).length === 0 ? null : { before, after }
}
