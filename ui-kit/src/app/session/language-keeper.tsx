import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '../../platform/platform-context.ts'
import { LANGUAGE_KEY } from '../../preferences/language-preference.ts'
import { useSession } from '../../session/use-session.ts'

/** Speaks the language of the profile where nobody has chosen one on this device. */
export function LanguageKeeper() {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  const { user } = useSession()
  const language = user?.language ?? undefined

  useEffect(() => {
    if (language !== undefined && storage.get(LANGUAGE_KEY) === null) void i18n.changeLanguage(language)
  }, [language, storage, i18n])
  return null
}
