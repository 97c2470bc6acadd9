import encryption from '@adonisjs/core/services/encryption'
import { fromInstant } from '#core/database/rows/instant'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'

const purposeOf = (webhookId: string) => `secret of webhook ${webhookId}`

/** Encrypts the secret of a webhook, bound to it. */
export const sealSecret = (webhookId: string, secret: string): string =>
  encryption.encrypt(secret, { purpose: purposeOf(webhookId) })

/** Decrypts a secret; null when it belongs to another webhook or was encrypted with another key. */
const openSecret = (webhookId: string, sealed: string): string | null =>
  encryption.decrypt<string>(sealed, purposeOf(webhookId))

type SealedSecrets = Pick<WebhookRow, 'id' | 'secret' | 'previous_secret' | 'previous_secret_until'>

/** The secrets that sign at an instant, the current one first; null when that cannot be read. */
export function secretsOf(row: SealedSecrets, at: Date): string[] | null {
  const current = openSecret(row.id, row.secret)
  if (current === null) return null
  const { previous_secret: previous, previous_secret_until: until } = row
  if (previous === null || until === null || fromInstant(until) <= at) return [current]
  const earlier = openSecret(row.id, previous)
  return earlier === null ? [current] : [current, earlier]
}
