import { generateSecret } from 'otplib'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { callApi } from '#tests/call_api'
import type { Team } from '#tests/factories/team_factory'
import { codeOf, makeTwoFactor } from '#tests/factories/two_factor_factory'
import { PASSWORD } from '#tests/factories/user_factory'
import { elsewhere, allActors, signedIn, type Right } from '#tests/rights/rights'
import { savePendingSecret } from '#identity/two_factor/repositories/secret_store'

const everyone = ({ stranger, member, admin, owner }: Team) => [stranger, member, admin, owner]

/** One secret for all users, so that the same call works for each. */
async function withTwoFactorOn(team: Team): Promise<string> {
  const secret = generateSecret()
  for (const user of everyone(team)) await makeTwoFactor(user, secret)
  return codeOf(secret, now())
}

async function withSecretPending(team: Team): Promise<string> {
  const secret = generateSecret()
  await inTransaction(async (trx) => {
    for (const { id } of everyone(team)) await savePendingSecret(trx, id, secret)
  })
  return codeOf(secret, now())
}

export const rights: Right[] = [
  {
    route: 'POST /api/auth/verify-2fa',
    expected: allActors(200),
    call: async ({ owner }) => {
      const { codeAt } = await makeTwoFactor(owner)
      await callApi('POST', '/api/auth/login', { body: { email: owner.email, password: PASSWORD } })
      return { body: { userId: owner.id, twoFactorCode: codeAt(now()) } }
    },
    queries: 13,
  },
  { route: 'GET /api/2fa', expected: signedIn(200) },
  {
    route: 'POST /api/2fa/generate',
    expected: signedIn(200),
    call: async (team) => ({ body: { twoFactorCode: await withTwoFactorOn(team) } }),
  },
  {
    route: 'POST /api/2fa/turn-on',
    expected: { ...signedIn(200), ...elsewhere(409) },
    call: async (team) => ({
      body: { twoFactorAuthenticationCode: await withSecretPending(team), password: PASSWORD },
    }),
    queries: 19,
  },
  {
    route: 'POST /api/2fa/turn-off',
    expected: { ...signedIn(204), ...elsewhere(409) },
    call: async (team) => ({ body: { twoFactorCode: await withTwoFactorOn(team), password: PASSWORD } }),
    queries: 20,
  },
  {
    route: 'POST /api/2fa/recovery-codes',
    expected: { ...signedIn(200), ...elsewhere(409) },
    call: async (team) => ({ body: { twoFactorCode: await withTwoFactorOn(team) } }),
    queries: 7,
  },
]
