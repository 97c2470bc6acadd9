import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#contract/rules/language'
import { languageAsked } from '#contract/rules/page_language'
import type { Visit } from '#pages/rules/heads'

/** The language of a page is the one in its address, else the first of the browser's that we have. */
export function visitOf({ request }: HttpContext): Visit {
  const asked = languageAsked(request.parsedUrl.query ?? '')
  const accepted = request.language([...LANGUAGES])
  return { appUrl, asked, language: asked ?? (isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE) }
}
