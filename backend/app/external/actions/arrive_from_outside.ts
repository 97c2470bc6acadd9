import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey, User } from '#accounts/public'
import { issueToken } from '#auth/public'
import type { ExternalProvider } from '#contract/data/session'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { newId } from '#core/ids'
import { accountExists, emailMissing } from '#external/errors'
import { toCode } from '#external/hand_over_code'

/** A person as a provider vouches for them. */
export interface Arrival {
  provider: ExternalProvider
  /** The name of the person at the provider, which never changes. */
  subject: string
  /** Null unless the provider says that it is verified. */
  email: string | null
  name: string | null
}

/** Finds or makes the account of somebody a provider vouches for, and gives out the code that hands it over. */
export default class ArriveFromOutside {
  async handle(arrival: Arrival): Promise<string> {
    try {
      return await arrive(arrival)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // Somebody was quicker by a moment; what they wrote can be read now.
      return arrive(arrival)
    }
  }
}

function arrive(arrival: Arrival): Promise<string> {
  return inTransaction(async (trx) => {
    const userId = (await knownUserId(trx, arrival)) ?? (await join(trx, arrival))
    const payload = arrival.provider
    return toCode(await issueToken(trx, { userId, purpose: 'hand_over', payload }))
  })
}

async function knownUserId(
  trx: TransactionClientContract,
  { provider, subject }: Arrival,
): Promise<string | null> {
  const identity = await trx.from('identities').where({ provider, subject }).first()
  return identity?.user_id ?? null
}

async function join(trx: TransactionClientContract, arrival: Arrival): Promise<string> {
  const { provider, subject, email } = arrival
  if (email === null) throw emailMissing()
  const { id } = (await accountOf(trx, email)) ?? (await makeAccount(trx, { ...arrival, email }))
  const created_at = toInstant(now())
  await trx.table('identities').insert({ id: newId(), user_id: id, provider, subject, email, created_at })
  return id
}

/** Whoever registered an address without proving it may be a stranger who waits for its owner. */
async function accountOf(trx: TransactionClientContract, email: string): Promise<User | null> {
  const user = await User.findBy('emailKey', emailKey(email), { client: trx })
  if (user && !user.emailVerifiedAt) throw accountExists()
  return user
}

function makeAccount(trx: TransactionClientContract, { email, name }: Arrival & { email: string }) {
  return User.create(
    {
      name: name ?? email.slice(0, email.lastIndexOf('@')),
      email,
      emailKey: emailKey(email),
      emailVerifiedAt: now(),
      passwordHash: null,
      language: null,
      isAdmin: false,
      twoFaEnabled: false,
    },
    { client: trx },
  )
}
