import type { SignInTest } from '#contract/identity/data/openid_provider'
import { inTransaction } from '#core/database/transactions/transaction'
import { runningSessions } from '#identity/auth/queries/running_sessions'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { stateInvalid } from '#identity/external_sign_in/errors'
import { sealTest } from '#identity/openid/rules/sealed_test'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

interface RecordSignInTestInput {
  /** The session that started the test. */
  session: { userId: string; sessionId: string }
  providerId: string
  test: SignInTest
}

/** Keeps what a provider answered for ten minutes, for the administrator who asked. */
export default class RecordSignInTest {
  async handle({ session: { userId, sessionId }, ...content }: RecordSignInTestInput): Promise<void> {
    if (!(await runningSessions([sessionId])).size) throw stateInvalid()
    await inTransaction(async (trx) => {
      await requireAdministrator(trx, userId)
      await issueToken(trx, { userId, purpose: 'sign_in_test', payload: sealTest(userId, content) })
    })
  }
}
