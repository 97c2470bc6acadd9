import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { postLetter } from '#core/mail/outbox'
import { invitationLetter, type InvitationFacts } from './invitation_letter.js'

/** Mails an invitation to the address it is for. */
export function postInvitation(
  trx: TransactionClientContract,
  { email, ...facts }: InvitationFacts & { email: string },
): Promise<void> {
  return postLetter(trx, email, invitationLetter(facts))
}
