import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SwitchedOffReason } from '#contract/notifications/rules/webhook'
import { nextEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { dispatch } from '#core/jobs/dispatch'
import { recordAudit } from '#organizations/public'
import MailSwitchedOff from '#notifications/webhooks/jobs/mail_switched_off'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { tellManagers } from '#notifications/webhooks/repositories/tell_managers'
import { auditNameOf } from '#notifications/webhooks/rules/receiver_url'

/** Ends what is still to be sent for a webhook. It can be sent again. */
export async function endPending(trx: TransactionClientContract, webhookId: string): Promise<void> {
  await trx
    .from('webhook_deliveries')
    .where({ webhook_id: webhookId, state: 'pending' })
    .update({ state: 'failed', due_at: null })
}

/** Switches off a webhook that does not work, and tells the admins and owners. */
export async function switchOff(
  trx: TransactionClientContract,
  { id, organization_id: organizationId, url }: WebhookRow,
  reason: SwitchedOffReason,
): Promise<void> {
  await trx
    .from('webhooks')
    .where('id', id)
    .update({
      is_enabled: false,
      switched_off_reason: reason,
      switched_off_at: toInstant(await nextEventTime(trx)),
    })
  await endPending(trx, id)
  const entry = { organizationId, actorId: null, subject: auditNameOf(url) }
  await recordAudit(trx, {
    ...entry,
    action: 'integration.disconnected',
    before: { isActive: 'true' },
    after: { isActive: 'false' },
  })
  await dispatch(trx, MailSwitchedOff, { webhookId: id })
  await tellManagers(trx, organizationId)
}
