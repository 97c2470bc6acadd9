import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#contract/core/rules/language'
import { languageAsked } from '#contract/community/rules/page_language'
import type { Visit } from '#community/pages/rules/visit'

/** The language of a page is the one in its address, else the chosen one, else the browser's first supported language. */
export function visitOf({ request }: HttpContext, chosen?: Language): Visit {
  const addressLanguage = languageAsked(request.parsedUrl.query ?? '')
  const accepted = request.language([...LANGUAGES])
  return {
    appUrl,
    addressLanguage,
    language: addressLanguage ?? chosen ?? (isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE),
  }
}
