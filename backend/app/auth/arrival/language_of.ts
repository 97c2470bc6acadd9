import type { HttpRequest } from '@adonisjs/core/http'
import { isLanguage, LANGUAGES, type Language } from '#contract/rules/language'

/** The interface language a client speaks, for the mails to somebody new; null when it is none of ours. */
export function languageOf(request: HttpRequest): Language | null {
  const language = request.language([...LANGUAGES])
  return isLanguage(language) ? language : null
}
