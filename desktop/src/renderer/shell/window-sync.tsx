import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOwnPath } from '@fanfare/contract/core/rules/own_path.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { preferredLanguage } from '@fanfare/ui-kit/platform/preferences/language-preference.ts'
import {
  configurePreferences,
  usePreferences,
} from '@fanfare/ui-kit/platform/preferences/preferences-store.ts'
import { bridge } from '../bridge.ts'
import { FIRST_RUN_PATH } from '../first-run/first-run-path.ts'
import { useFirstRun } from '../first-run/hooks/use-first-run.ts'
import { FindInPage } from '../find/find-in-page.tsx'
import { DeviceNotices } from './device-notices.tsx'
import { windowAt } from './own-window.ts'
import { useOtherWindow } from './use-other-window.ts'

/** Keeps a window in sync with main and with the other window. */
export function WindowSync() {
  useNavigationFromMain()
  usePreferencesOfOtherWindow()
  useLanguageInMain()
  useThemeInMain()
  useFirstRun()
  useOtherWindow()
  const { pathname } = useLocation()
  const own = windowAt(pathname)
  if (own === 'panel') return null
  return (
    <>
      {own === 'main' && pathname !== FIRST_RUN_PATH && <DeviceNotices />}
      <FindInPage />
    </>
  )
}

/** Navigates when main asks for it: after a click on a notification, a link or the tray. */
function useNavigationFromMain(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      bridge.on('window:navigate', (path) => {
        if (isOwnPath(path)) void navigate(path)
      }),
    [navigate],
  )
}

/** Applies the theme and the language that were chosen in the other window. */
function usePreferencesOfOtherWindow(): void {
  const { i18n } = useTranslation()
  const { storage } = usePlatform()
  useEffect(() => {
    // The browser sends this event to the other windows only.
    const apply = () => {
      configurePreferences(storage)
      void i18n.changeLanguage(preferredLanguage(storage, [i18n.language]))
    }
    window.addEventListener('storage', apply)
    return () => window.removeEventListener('storage', apply)
  }, [i18n, storage])
}

/** Uses the language of this window for menus and notifications too. */
function useLanguageInMain(): void {
  const language = useLanguage()
  useEffect(() => void bridge.call('language:change', language), [language])
}

/** Uses the theme for title bars, menus and dialogs of the system too. */
function useThemeInMain(): void {
  const theme = usePreferences((preferences) => preferences.theme)
  useEffect(() => void bridge.call('theme:change', theme), [theme])
}
