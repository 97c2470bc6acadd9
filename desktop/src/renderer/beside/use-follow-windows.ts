import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { preferredLanguage } from '@fanfare/ui-kit/preferences/language-preference.ts'
import { keepPreferencesIn } from '@fanfare/ui-kit/preferences/preferences-store.ts'

/** Takes over the theme, the language and the like that were chosen in the other window. */
export function useFollowWindows(): void {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  useEffect(() => {
    // The browser tells the other windows only, never the one that chose.
    const follow = () => {
      keepPreferencesIn(storage)
      void i18n.changeLanguage(preferredLanguage(storage, [i18n.language]))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [i18n, storage])
}
