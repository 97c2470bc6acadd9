import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fanfare/contract/core/rules/language.ts'
import { languageAsked } from '@fanfare/contract/community/rules/page_language.ts'
import type { DeviceStorage } from '../device-storage.ts'

/** Shared with the script that sets the language of the page before the first paint. */
export const LANGUAGE_KEY = 'app_language'
/** A language that was chosen here and is not in the profile yet. */
export const UNSAVED_LANGUAGE_KEY = 'app_language_unsaved'

/**
 * The language of a visit to the website: the language in the query, which counts as chosen here, else the chosen one,
 * else the language the server has rendered the page in.
 */
export function languageOfVisit(storage: DeviceStorage, page: Document, address: Location): Language {
  const asked = languageAsked(address.search)
  if (asked !== null) {
    storage.set(LANGUAGE_KEY, asked)
    storage.set(UNSAVED_LANGUAGE_KEY, asked)
  }
  const { served } = page.documentElement.dataset
  return preferredLanguage(storage, isLanguage(served) ? [served] : navigator.languages)
}

/** The language to start with: the chosen one, else the first supported language of the browser. */
export function preferredLanguage(storage: DeviceStorage, browserLanguages: readonly string[]): Language {
  const chosen = storage.get(LANGUAGE_KEY)
  if (isLanguage(chosen)) return chosen
  return browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? DEFAULT_LANGUAGE
}
