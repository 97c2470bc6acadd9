import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findToken, issueToken, redeemToken } from '#identity/auth/repositories/one_time_tokens'
import { inTransaction } from '#core/database/transactions/transaction'
import { emailKey } from '#core/database/search/email_key'
import User from '#identity/users/models/user'
import type { Identity } from '#identity/external_sign_in/repositories/identities'
import { fromJoinCode, toJoinCode } from '#identity/external_sign_in/rules/exchange_code'

/** A verified profile that waits to be joined to the account with its address. */
export interface JoinableProfile extends Identity {
  email: string
  /** The session at the provider, hashed. */
  session: string | null
}

/** The account and the profile of a join code. */
export interface Joinable {
  user: User
  profile: JoinableProfile
}

/** Issues a code that joins a profile to the account with its address. */
export async function issueJoinCode(
  trx: TransactionClientContract,
  userId: string,
  profile: JoinableProfile,
): Promise<string> {
  return toJoinCode(
    await issueToken(trx, { userId, purpose: 'identity_join', payload: JSON.stringify(profile) }),
  )
}

/** The content of a join code, without using it up; null for an invalid code. */
export function findJoinable(code: string): Promise<Joinable | null> {
  return inTransaction((trx) => resolve(trx, code, findToken))
}

/** Redeems a join code. Of simultaneous calls only one succeeds. */
export function redeemJoinCode(trx: TransactionClientContract, code: string): Promise<Joinable | null> {
  return resolve(trx, code, redeemToken)
}

/** If the account has changed its address since, the profile proves nothing about it. */
async function resolve(
  trx: TransactionClientContract,
  code: string,
  read: typeof redeemToken,
): Promise<Joinable | null> {
  const secret = fromJoinCode(code)
  const token = secret === null ? null : await read(trx, 'identity_join', secret)
  if (!token?.payload) return null
  const profile = JSON.parse(token.payload) as JoinableProfile
  const user = await User.findOrFail(token.userId, { client: trx })
  return user.emailKey === emailKey(profile.email) ? { user, profile } : null
}
