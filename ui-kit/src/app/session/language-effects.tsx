import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '@fanfare/contract/core/rules/language.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { LANGUAGE_KEY, UNSAVED_LANGUAGE_KEY } from '../../platform/preferences/language-preference.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useSaveLanguage } from './use-save-language.ts'

/**
 * Applies the language of the profile, unless one has been chosen on this device. A language chosen before the sign-in
 * is saved in the profile.
 */
export function LanguageEffects() {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  const { user } = useSession()
  const saveLanguage = useSaveLanguage()
  const userId = user?.id
  const language = user?.language ?? undefined

  useEffect(() => {
    // A change to the same language would render the page again, and end its hydration.
    if (language === undefined || language === i18n.language || storage.get(LANGUAGE_KEY) !== null) return
    void i18n.changeLanguage(language)
  }, [language, storage, i18n])
  useEffect(() => {
    const unsaved = storage.get(UNSAVED_LANGUAGE_KEY)
    if (userId !== undefined && isLanguage(unsaved)) void saveLanguage(unsaved)
  }, [userId, storage, saveLanguage])
  return null
}
