import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
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
/** Until a mail that cannot be decrypted is tried again. It is not counted as a try. */
const UNREADABLE_DELAY_MS = 3_600_000
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
  return inTransaction(async (trx) => {
    const leased = trx.from('outgoing_mails').where({ id, next_try_at }).update({ next_try_at: until })
    return Number(await leased) === 1
  })
}

async function deliver(row: QueuedMail): Promise<void> {
  const content = openMail(row.content)
  if (content === null) return keepUnreadable(row)
  try {
    await send(content)
    await remove(row)
  } catch (error) {
    await retry(row, error)
  }
}

/** A mail stays until a server with the APP_KEY it was encrypted with sends it. */
async function keepUnreadable(row: QueuedMail): Promise<void> {
  logger.error({ mail: row.id }, 'a mail cannot be decrypted with this APP_KEY; it is kept')
  await postpone(row, UNREADABLE_DELAY_MS)
}

async function send({ to, subject, text, html }: Mail): Promise<void> {
  await mail.send((message) => void message.to(to).subject(subject).text(text).html(html))
}

async function remove({ id }: QueuedMail): Promise<void> {
  await inTransaction((trx) => trx.from('outgoing_mails').where({ id }).delete())
}

async function retry(row: QueuedMail, error: unknown): Promise<void> {
  const tries = row.tries + 1
  const details = { mail: row.id, tries, err: error }
  if (tries >= MAX_TRIES) {
    logger.error(details, 'a mail could not be delivered and was given up')
    return remove(row)
  }
  logger.warn(details, 'a mail could not be delivered; it will be retried')
  await postpone({ ...row, tries }, FIRST_RETRY_DELAY_MS * 2 ** (tries - 1))
}

async function postpone({ id, tries }: QueuedMail, delay: number): Promise<void> {
  const next_try_at = toInstant(new Date(now().getTime() + delay))
  await inTransaction((trx) => trx.from('outgoing_mails').where({ id }).update({ tries, next_try_at }))
}
