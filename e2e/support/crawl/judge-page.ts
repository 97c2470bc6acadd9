import { server } from '../api.ts'
import type { LinkFacts, PageFacts } from './page-facts.ts'

/** A text that is only a translation key, such as `shell:nav.signIn`. */
const KEY = /^(?:[a-z][\w-]*:)?[a-z][a-zA-Z]*(?:\.[a-z]\w*)+$|^[a-z][\w-]*:[a-z]\w+$|^[a-z]+(?:[A-Z][a-z]+)+$/
/** Hosts look like keys. */
const HOST = /\.(?:[a-z]{2}|app|com|dev|example|ink|net|one|org|social)$/

/** Permissions at Slack look like keys, too. */
const SCOPE = /^[a-z]+:(?:read|write)(?:\.[a-z]+)?$/

/** What a template renders when a value is missing. */
const LEFT_BEHIND = /\{\{|\}\}|\[object \w+\]|\bundefined\b|\bNaN\b|\bInvalid Date\b/

/** Texts that are obviously not meant for users. */
const untranslated = (texts: string[]): string[] =>
  texts.filter((text) => (KEY.test(text) && !HOST.test(text) && !SCOPE.test(text)) || LEFT_BEHIND.test(text))

/** The problems of a page by itself. */
export function faultsOf(facts: PageFacts, language: string): string[] {
  const { titles, descriptions, canonicals, headlines, noindex, links, texts } = facts
  return [
    ...expectOne('title', titles),
    ...expectOne('headline', headlines),
    ...(noindex ? [] : [...expectOne('description', descriptions), ...expectOne('canonical', canonicals)]),
    ...(facts.language === language ? [] : [`is in “${facts.language}” instead of “${language}”`]),
    ...untranslated(texts).map((text) => `says “${text}”`),
    ...links.flatMap(faultsOfLink),
  ]
}

const expectOne = (what: string, found: string[]): string[] =>
  found.length === 1 ? [] : [`has ${found.length} × ${what} ${found.map((text) => `“${text}”`).join(' ')}`]

/** An external link must be safe to follow. */
function faultsOfLink({ href, rel, target }: LinkFacts): string[] {
  const { protocol, origin } = new URL(href)
  if (protocol === 'mailto:' || origin === server) return []
  return [
    ...(protocol === 'https:' ? [] : [`links to ${href}, which is not https`]),
    ...(target === '_blank' && !/noopener|noreferrer/.test(rel)
      ? [`opens ${href} without rel=noopener`]
      : []),
  ]
}
