import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fanfare/contract/rules/language.ts'
import type { DeviceStorage } from '../platform/platform.ts'

/** Shared with the script that sets the language of the page before the first paint. */
export const LANGUAGE_KEY = 'app_language'

/** The language to start with: the choice made here, else the first one the browser asks for that we speak. */
export function preferredLanguage(storage: DeviceStorage, wanted: readonly string[]): Language {
  const chosen = storage.get(LANGUAGE_KEY)
  if (isLanguage(chosen)) return chosen
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE
}
