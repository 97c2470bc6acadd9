import encryption from '@adonisjs/core/services/encryption'
import { type AiProvider, AI_KEY_HINT_LENGTH } from '#contract/ai/rules/ai'

/** A shorter key has no hint: its last characters would reveal too much of it. */
const HINTED_LENGTH = 16

const purposeOf = (organizationId: string, provider: AiProvider) =>
  `AI key for ${provider} of organization ${organizationId}`

/** Encrypts a key, bound to its organization and provider. */
export const sealKey = (organizationId: string, provider: AiProvider, key: string): string =>
  encryption.encrypt(key, { purpose: purposeOf(organizationId, provider) })

/** Decrypts a key; null when it belongs to another organization or provider, or was encrypted with another APP_KEY. */
export const openKey = (organizationId: string, provider: AiProvider, sealed: string): string | null =>
  encryption.decrypt<string>(sealed, purposeOf(organizationId, provider))

/** The last characters of a key, by which users recognize it. */
export const keyHint = (key: string): string =>
  key.length < HINTED_LENGTH ? '' : key.slice(-AI_KEY_HINT_LENGTH)
