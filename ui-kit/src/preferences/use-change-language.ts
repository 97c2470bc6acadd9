import { useTranslation } from 'react-i18next'
import type { Language } from '@fanfare/contract/rules/language.ts'
import { usePlatform } from '../platform/platform-context.ts'
import { LANGUAGE_KEY } from './language-preference.ts'

/** Makes the interface speak a language, here and the next time this device starts. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  return async (language) => {
    storage.set(LANGUAGE_KEY, language)
    await i18n.changeLanguage(language)
  }
}
