import db from '@adonisjs/lucid/services/db'
import { personJoin } from '#identity/public'
import { membershipJoin } from '#organizations/public'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { webhookNotFound } from '#notifications/webhooks/errors'

/** A webhook with who made it. */
export interface ListedWebhookRow extends WebhookRow {
  maker_id: string | null
  maker_name: string | null
  /** The membership of the maker; null after they have left. */
  maker_role: string | null
}

function webhooksOf(organizationId: string) {
  return db
    .from('webhooks')
    .joinRaw(personJoin('webhooks.created_by', 'makers'))
    .joinRaw(`left ${membershipJoin('webhooks.organization_id', 'webhooks.created_by')}`)
    .where('webhooks.organization_id', organizationId)
    .select('webhooks.*', 'makers.id as maker_id', 'makers.name as maker_name')
    .select('memberships.role as maker_role')
}

/** The webhooks of an organization, oldest first. There are few. */
export function listWebhooks(organizationId: string): Promise<ListedWebhookRow[]> {
  return webhooksOf(organizationId).orderBy('webhooks.id')
}

/** A webhook of this organization. NOT_FOUND. */
export async function requireWebhook(organizationId: string, id: string): Promise<ListedWebhookRow> {
  const row: ListedWebhookRow | null = await webhooksOf(organizationId).where('webhooks.id', id).first()
  if (row === null) throw webhookNotFound()
  return row
}
