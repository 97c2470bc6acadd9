import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { issueToken } from '#auth/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailMissing } from '#external/errors'
import { toCode } from '#external/hand_over_code'
import { accountOf } from '#external/models/account'
import { keepIdentity, userIdOf, type Identity } from '#external/models/identity'

/** A person as a provider vouches for them. */
export interface Arrival extends Identity {
  /** Null unless the provider says that it is verified. */
  email: string | null
  name: string | null
  /** What their browser asks for. */
  language: Language | null
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
    const userId = (await userIdOf(trx, arrival)) ?? (await join(trx, arrival))
    return toCode(await issueToken(trx, { userId, purpose: 'hand_over', payload: arrival.provider }))
  })
}

async function join(trx: TransactionClientContract, arrival: Arrival): Promise<string> {
  const { email, name, language } = arrival
  if (email === null) throw emailMissing()
  const { id } = await accountOf(trx, { email, name, language })
  await keepIdentity(trx, { ...arrival, email, userId: id })
  return id
}
