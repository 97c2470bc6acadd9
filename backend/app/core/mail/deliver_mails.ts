import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import type { Mail } from './mail.js'
import { openMail } from './outbox.js'

interface QueuedMail {
  id: string
  content: string
  tries: number
  next_try_at: string
}

const BATCH_SIZE = 20
/** Until the first retry; doubled after each, up to about four hours. */
const FIRST_RETRY_DELAY_MS = 30_000
const MAX_TRIES = 10
/** How long a mail belongs to the instance that sends it. */
const LEASE_MS = 120_000

/** Sends the mails that are due. One that fails is retried with a growing delay and given up after about a night. */
export async function deliverMails(): Promise<void> {
  const waiting: QueuedMail[] = await db
    .from('outgoing_mails')
    .where('next_try_at', '<=', toInstant(now()))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
  for (const row of waiting) {
    if (await lease(row)) await deliver(row)
  }
}

/** Reserves a mail for this instance; false when another one was first. */
async function lease({ id, next_try_at }: QueuedMail): Promise<boolean> {
  const until = toInstant(new Date(now().getTime() + LEASE_MS))
  return (
    Number(await db.from('outgoing_mails').where({ id, next_try_at }).update({ next_try_at: until })) === 1
  )
}

async function deliver(row: QueuedMail): Promise<void> {
  const content = openMail(row.content)
  if (content === null) {
    logger.error({ mail: row.id }, 'a mail could not be decrypted and was deleted')
    return remove(row)
  }
  try {
    await send(content)
    await remove(row)
  } catch (error) {
    await postpone(row, error)
  }
}

async function send({ to, subject, text, html }: Mail): Promise<void> {
  await mail.send((message) => void message.to(to).subject(subject).text(text).html(html))
}

async function remove({ id }: QueuedMail): Promise<void> {
  await db.from('outgoing_mails').where({ id }).delete()
}

async function postpone(row: QueuedMail, error: unknown): Promise<void> {
  const tries = row.tries + 1
  const details = { mail: row.id, tries, err: error }
  if (tries >= MAX_TRIES) {
    logger.error(details, 'a mail could not be delivered after the last retry')
    return remove(row)
  }
  logger.warn(details, 'a mail could not be delivered; it will be retried')
  const next = new Date(now().getTime() + FIRST_RETRY_DELAY_MS * 2 ** (tries - 1))
  await db
    .from('outgoing_mails')
    .where('id', row.id)
    .update({ tries, next_try_at: toInstant(next) })
}
