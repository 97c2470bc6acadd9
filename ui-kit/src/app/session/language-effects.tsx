import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/platform-context.ts'
import { LANGUAGE_KEY } from '../../platform/preferences/language-preference.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Applies the language of the profile, unless one has been chosen on this device. */
export function LanguageEffects() {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  const { user } = useSession()
  const language = user?.language ?? undefined

  useEffect(() => {
    if (language !== undefined && storage.get(LANGUAGE_KEY) === null) void i18n.changeLanguage(language)
  }, [language, storage, i18n])
  return null
}
