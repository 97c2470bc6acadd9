import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#core/mail/outbox'
import { answerMail } from '#moderation/support/mails/support_mail'
import type { SupportRequestRecord } from '#moderation/support/models/support_request_record'
import { User } from '#identity/public'

/** Mails an answer to the current address of an account, or to the address that a visitor entered. */
export async function mailAnswer(trx: TransactionClientContract, answerId: string): Promise<void> {
  const row: SupportRequestRecord & { content: string } = await trx
    .from('support_answers')
    .join('support_requests', 'support_requests.id', 'support_answers.request_id')
    .where('support_answers.id', answerId)
    .select('support_requests.*', 'support_answers.content')
    .firstOrFail()
  const user = row.user_id === null ? null : await User.find(row.user_id, { client: trx })
  const { name, email, language } = user ?? row
  // An account that is being deleted no longer has an address.
  if (!email) return
  const mail = { name: name ?? '', language: language ?? row.language, title: row.title, answer: row.content }
  await queueMail(trx, email, answerMail(mail))
}
