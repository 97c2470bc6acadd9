import type { TFunction } from 'i18next'
import type { FieldError } from '@fanfare/contract/error_code.ts'

/** The codes of the server that are about one field. */
export const CONNECTION_ERRORS = {
  AI_KEY_REFUSED: 'apiKey',
  AI_MODEL_NOT_FOUND: 'model',
  AI_ADDRESS_REFUSED: 'baseUrl',
} as const

/** Shows the server's error about a field at that field. */
export function placeConnectionErrors(t: TFunction<'ai-settings'>) {
  const messages = {
    apiKey: t('providers.errors.key'),
    model: t('providers.errors.model'),
    baseUrl: t('providers.errors.address'),
  }
  return ({ field, rule }: FieldError) => {
    if (field !== 'apiKey' && field !== 'model' && field !== 'baseUrl') return undefined
    // A colleague has changed the address of a stored provider meanwhile.
    const message = rule === 'required' ? t('providers.errors.keyNeeded') : messages[field]
    return { field, message } as const
  }
}
