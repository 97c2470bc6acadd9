import type { HttpRequest } from '@adonisjs/core/http'
import { isLanguage, LANGUAGES, type Language } from '#contract/core/rules/language'

/** The preferred language of the client; null if it is not supported. */
export function languageOf(request: HttpRequest): Language | null {
  const language = request.language([...LANGUAGES])
  return isLanguage(language) ? language : null
}
