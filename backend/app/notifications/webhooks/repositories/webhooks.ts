import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  WEBHOOK_PREVIOUS_SECRET_HOURS,
  WEBHOOKS_MAX,
  type WebhookEventType,
} from '#contract/notifications/rules/webhook'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { markHasWebhooks, markOffWebhooksRead } from '#organizations/public'
import { webhookLimitReached, webhookNotFound } from '#notifications/webhooks/errors'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { sealSecret } from '#notifications/webhooks/rules/sealed_secret'

const HOUR_MS = 3_600_000

interface NewWebhook {
  id: string
  organizationId: string
  userId: string
  url: string
  description: string | null
  events: readonly WebhookEventType[]
  secret: string
}

/** Refuses one webhook too many. The organization is locked. */
export async function requireRoom(trx: TransactionClientContract, organizationId: string): Promise<void> {
  const rows: unknown[] = await trx
    .from('webhooks')
    .where('organization_id', organizationId)
    .limit(WEBHOOKS_MAX)
    .select('id')
  if (rows.length >= WEBHOOKS_MAX) throw webhookLimitReached()
}

export async function insertWebhook(
  trx: TransactionClientContract,
  { id, organizationId, userId, url, description, events, secret }: NewWebhook,
): Promise<void> {
  await trx.table('webhooks').insert({
    id,
    organization_id: organizationId,
    url,
    description,
    events: events.join(','),
    secret: sealSecret(id, secret),
    is_enabled: true,
    created_by: userId,
    created_at: toInstant(now()),
  })
  await markHasWebhooks(trx, organizationId)
}

/** A webhook of a locked organization, locked itself: its sender changes it too. NOT_FOUND. */
export async function lockWebhook(
  trx: TransactionClientContract,
  organizationId: string,
  id: string,
): Promise<WebhookRow> {
  const query = trx.from('webhooks').where({ id, organization_id: organizationId })
  query.knexQuery.forNoKeyUpdate()
  const row: WebhookRow | null = await query.first()
  if (row === null) throw webhookNotFound()
  return row
}

type Changes = Partial<Pick<WebhookRow, 'url' | 'description' | 'events'>>

/** Changes a webhook. Switched on again, it begins without its earlier failures. */
export async function updateWebhook(
  trx: TransactionClientContract,
  id: string,
  { isEnabled, ...changes }: Changes & { isEnabled?: boolean },
): Promise<void> {
  const switched = { is_enabled: isEnabled, switched_off_reason: null, switched_off_at: null }
  const fresh = { failures: 0, failing_since: null, paused_until: null }
  const columns = { ...changes, ...(isEnabled !== undefined && switched), ...(isEnabled === true && fresh) }
  if (Object.keys(columns).length > 0) await trx.from('webhooks').where('id', id).update(columns)
}

/** Gives a webhook a new secret; the current one still signs for a day. */
export async function replaceSecret(
  trx: TransactionClientContract,
  { id, secret: current }: WebhookRow,
  secret: string,
): Promise<void> {
  await trx
    .from('webhooks')
    .where('id', id)
    .update({
      secret: sealSecret(id, secret),
      previous_secret: current,
      previous_secret_until: toInstant(new Date(now().getTime() + WEBHOOK_PREVIOUS_SECRET_HOURS * HOUR_MS)),
    })
}

/** Marks which webhooks of the organizations of these were switched off as read by a member, up to now. */
export async function markWebhooksRead(
  trx: TransactionClientContract,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const organizations = trx
    .from('webhooks')
    .whereIn('id', [...ids])
    .select('organization_id')
  await markOffWebhooksRead(trx, userId, organizations)
}

export async function deleteWebhook(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('webhooks').where('id', id).delete()
}

/** Deletes the webhooks of an organization that is being deleted, with what was still to be sent. */
export async function deleteWebhooksOf(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  await trx.from('webhooks').where('organization_id', organizationId).delete()
}
