import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/instant'
import { newExpiry } from '#invitations/rules/lifetime'
import { seal } from '#invitations/tokens/sealed_token'
import { digest, newToken } from '#invitations/tokens/token'

/** Gives an invitation another token and all its time again. The links sent before open nothing any more. */
export async function renewInvitation(trx: TransactionClientContract, id: string): Promise<string> {
  const token = newToken()
  await trx
    .from('invitations')
    .where('id', id)
    .update({ hash: digest(token), token: seal(id, token), expires_at: toInstant(newExpiry()) })
  return token
}
