import encryption from '@adonisjs/core/services/encryption'
import type { AiProvider } from '#contract/rules/ai'
import { AI_KEY_HINT_LENGTH } from '#contract/rules/ai'

/** A shorter key shows nothing: its last characters would be too much of it. */
const HINTED_LENGTH = 16

const purposeOf = (organizationId: string, provider: AiProvider) =>
  `AI key for ${provider} of organization ${organizationId}`

/** Encrypts a key, bound to its organization and provider. */
export const sealKey = (organizationId: string, provider: AiProvider, key: string): string =>
  encryption.encrypt(key, { purpose: purposeOf(organizationId, provider) })

/** Decrypts it; null when it belongs elsewhere or was encrypted with another APP_KEY. */
export const openKey = (organizationId: string, provider: AiProvider, sealed: string): string | null =>
  encryption.decrypt<string>(sealed, purposeOf(organizationId, provider))

/** The last characters of a key, for people to tell one from another. */
export const keyHint = (key: string): string =>
  key.length < HINTED_LENGTH ? '' : key.slice(-AI_KEY_HINT_LENGTH)
