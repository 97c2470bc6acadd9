import { useTranslation } from 'react-i18next'
import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { usePlatform } from '../platform-context.ts'
import { LANGUAGE_KEY } from './language-preference.ts'

/** Changes the language of the interface, and remembers it on this device. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  return async (language) => {
    storage.set(LANGUAGE_KEY, language)
    await i18n.changeLanguage(language)
  }
}
