import string from '@adonisjs/core/helpers/string'
import type { BootData } from '#contract/data/boot'
import { bootScript } from '#pages/rules/boot_script'

const SITE = 'Fanfare'
/** The client replaces the tags with this attribute by its own. */
const SERVER_RENDERED = 'data-pre'

/** The head of a page, for search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** The canonical URL. */
  canonical: string
  kind?: 'article' | 'website'
  /** Whether search engines may list it. */
  indexed: boolean
  boot?: BootData
}

/** Renders the tags of a head and escapes every text. */
export function renderHead({
  title,
  description,
  canonical,
  kind = 'website',
  indexed,
  boot,
}: PageHead): string {
  const lines = [
    `<title ${SERVER_RENDERED}>${string.escapeHTML(title)}</title>`,
    tag('name', 'description', description),
    ...(indexed ? [] : [tag('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${string.escapeHTML(canonical)}" ${SERVER_RENDERED} />`,
    tag('property', 'og:site_name', SITE),
    tag('property', 'og:type', kind),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', canonical),
    tag('name', 'twitter:card', 'summary'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    ...(boot ? [bootScript(boot)] : []),
  ]
  return lines.join('\n    ')
}

function tag(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${string.escapeHTML(content)}" ${SERVER_RENDERED} />`
}
