import db from '@adonisjs/lucid/services/db'
import type { SignInTest } from '#contract/identity/data/openid_provider'
import { findTokenOf } from '#identity/auth/repositories/one_time_tokens'
import { openTest } from '#identity/openid/rules/sealed_test'

/** What a provider answered to the last test of an administrator; null if there is none, or it was of another provider. */
export async function findSignInTest(userId: string, providerId: string): Promise<SignInTest | null> {
  const token = await findTokenOf(db.connection(), userId, 'sign_in_test')
  const content = token?.payload ? openTest(userId, token.payload) : null
  return content?.providerId === providerId ? content.test : null
}
