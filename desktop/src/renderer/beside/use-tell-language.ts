import { useEffect } from 'react'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'
import { bridge } from '../bridge.ts'

/** Tells main which language to write menus and notifications in. */
export function useTellLanguage(): void {
  const language = useLanguage()
  useEffect(() => void bridge.call('language:speak', language), [language])
}
