import encryption from '@adonisjs/core/services/encryption'
import type { SignInTest } from '#contract/identity/data/openid_provider'

interface TestOfProvider {
  providerId: string
  test: SignInTest
}

const purposeOf = (userId: string) => `sign-in test of ${userId}`

/** Encrypts what a provider answered, for the administrator who asked. */
export const sealTest = (userId: string, content: TestOfProvider): string =>
  encryption.encrypt(content, { purpose: purposeOf(userId) })

/** Decrypts it; null for any other administrator. */
export const openTest = (userId: string, sealed: string): TestOfProvider | null =>
  encryption.decrypt<TestOfProvider>(sealed, purposeOf(userId))
