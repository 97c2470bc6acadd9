import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import type { Mail } from './letter.js'
import { openMail } from './outbox.js'

interface Waiting {
  id: string
  content: string
  tries: number
  next_try_at: string
}

const AT_ONCE = 20
/** Milliseconds until the next try, doubled after each: half a minute at first, about four hours at last. */
const FIRST_PAUSE = 30_000
const TRIES_MAX = 10
/** A mail that is being sent belongs to one instance for so long. */
const HELD = 120_000

/** Sends what waits in the outbox. A mail that cannot leave is tried again, and given up after a night. */
export async function deliverMails(): Promise<void> {
  const waiting: Waiting[] = await db
    .from('outgoing_mails')
    .where('next_try_at', '<=', toInstant(now()))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(AT_ONCE)
  for (const row of waiting) {
    if (await hold(row)) await deliver(row)
  }
}

/** Of several instances one gets a mail. */
async function hold({ id, next_try_at }: Waiting): Promise<boolean> {
  const until = toInstant(new Date(now().getTime() + HELD))
  return (
    Number(await db.from('outgoing_mails').where({ id, next_try_at }).update({ next_try_at: until })) === 1
  )
}

async function deliver(row: Waiting): Promise<void> {
  const content = openMail(row.content)
  if (content === null) {
    logger.error({ mail: row.id }, 'a mail cannot be read any more and is dropped')
    return drop(row)
  }
  try {
    await send(content)
    await drop(row)
  } catch (error) {
    await putOff(row, error)
  }
}

async function send({ to, subject, text, html }: Mail): Promise<void> {
  await mail.send((message) => void message.to(to).subject(subject).text(text).html(html))
}

async function drop({ id }: Waiting): Promise<void> {
  await db.from('outgoing_mails').where({ id }).delete()
}

async function putOff(row: Waiting, error: unknown): Promise<void> {
  const tries = row.tries + 1
  const facts = { mail: row.id, tries, err: error }
  if (tries >= TRIES_MAX) {
    logger.error(facts, 'a mail could not be delivered and is given up')
    return drop(row)
  }
  logger.warn(facts, 'a mail could not be delivered yet')
  const next = new Date(now().getTime() + FIRST_PAUSE * 2 ** (tries - 1))
  await db
    .from('outgoing_mails')
    .where('id', row.id)
    .update({ tries, next_try_at: toInstant(next) })
}
