import type { KnownBlock } from '@slack/web-api'
import type { Language } from '#contract/rules/language'
import { publicUrlOf } from '#posts/public'
import { link } from '#slack/rules/slack_text'

interface UnfurledPost {
  title: string
  slug: string
  host: string
  isSensitive: boolean
  availableCount: number
  organization: { name: string; slug: string }
}

interface Texts {
  /** In place of the title of a sensitive post. */
  covered: string
  none: string
  one: string
  /** With `{n}`. */
  other: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    covered: 'A sensitive post',
    none: 'no suggestions left',
    one: '1 suggestion left',
    other: '{n} suggestions left',
  },
  pt: {
    covered: 'Uma publicação sensível',
    none: 'não há mais sugestões',
    one: 'resta 1 sugestão',
    other: 'restam {n} sugestões',
  },
  fr: {
    covered: 'Une publication sensible',
    none: 'plus de suggestions',
    one: 'il reste 1 suggestion',
    other: 'il reste {n} suggestions',
  },
  es: {
    covered: 'Una publicación sensible',
    none: 'no quedan sugerencias',
    one: 'queda 1 sugerencia',
    other: 'quedan {n} sugerencias',
  },
}

/** The preview of a public post in Slack. A sensitive one stays covered. */
export function toUnfurl(post: UnfurledPost, language: Language): { blocks: KnownBlock[] } {
  const { covered, none, one, other } = TEXTS[language]
  const { title, host, isSensitive, availableCount: left, organization } = post
  const supply = left === 0 ? none : left === 1 ? one : other.replace('{n}', String(left))
  const shown = isSensitive ? [organization.name, supply] : [organization.name, host, supply]
  const heading = link(publicUrlOf(post), isSensitive ? covered : title)
  return {
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: heading } },
      { type: 'context', elements: [{ type: 'plain_text', text: shown.join(' · '), emoji: false }] },
    ],
  }
}
