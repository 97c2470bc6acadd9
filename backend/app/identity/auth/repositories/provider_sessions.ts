import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExternalProvider } from '#contract/identity/data/session'
import { afterCommit } from '#core/database/transactions/transaction'
import { sha256 } from '#core/runtime/hashing/sha256'
import AccessEnded from '#identity/auth/events/access_ended'

/** The session at a provider, as sessions here are found by it. */
export const providerSessionKey = (session: string): string => sha256.hex(session)

interface ProviderSessions {
  provider: ExternalProvider
  /** Only those of this user. */
  userId?: string
  /** Only those that belong to this session at the provider, and those of which it is not known. */
  session?: string | null
}

/** Ends the sessions that were opened with a provider, and the sign-ins with it that are not completed yet. */
export async function endProviderSessions(
  trx: TransactionClientContract,
  { provider, userId, session = null }: ProviderSessions,
): Promise<void> {
  const key = session === null ? null : providerSessionKey(session)
  const of = (table: 'access_tokens' | 'pending_sign_ins') => {
    const rows = trx.from(table).where('method', provider)
    if (userId !== undefined) void rows.where('user_id', userId)
    if (key === null) return rows
    if (userId === undefined) return rows.where('provider_session', key)
    return rows.where((either) => either.where('provider_session', key).orWhereNull('provider_session'))
  }
  // Codes first: an exchange in progress has either opened its session already or fails.
  await deleteCodes(trx, { provider, userId, key })
  await of('pending_sign_ins').delete()
  const ended: { user_id: string }[] = await of('access_tokens').distinct('user_id')
  await of('access_tokens').delete()
  afterCommit(trx, async () => {
    for (const { user_id: id } of ended) await AccessEnded.dispatch(id)
  })
}

interface Codes extends Pick<ProviderSessions, 'provider' | 'userId'> {
  key: string | null
}

async function deleteCodes(trx: TransactionClientContract, { provider, userId, key }: Codes): Promise<void> {
  const codes = trx.from('one_time_tokens').where('purpose', 'exchange_code')
  if (userId !== undefined) void codes.where('user_id', userId)
  const ofSession = exchangePayload({ provider, providerSession: key })
  if (key !== null && userId === undefined) void codes.where('payload', ofSession)
  else void codes.where((either) => either.where('payload', provider).orWhereLike('payload', `${provider} %`))
  await codes.delete()
}

/** What an exchange code keeps: the provider, and the session there if it is known. */
export const exchangePayload = ({ provider, providerSession }: ExchangePayload): string =>
  providerSession === null ? provider : `${provider} ${providerSession}`

export interface ExchangePayload {
  provider: ExternalProvider
  providerSession: string | null
}

/** What `exchangePayload` wrote. */
export function parseExchangePayload(payload: string): ExchangePayload {
  const [provider, providerSession = null] = payload.split(' ')
  return { provider: provider as ExternalProvider, providerSession }
}
