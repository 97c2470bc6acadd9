import string from '@adonisjs/core/helpers/string'
import { bootScript, type BootData } from '#pages/rules/boot_script'

const SITE = 'Fanfare'

/** What a page says of itself before any script has run, to people, search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** The full address under which the page wants to be known. */
  canonical: string
  kind?: 'article' | 'website'
  /** Whether search engines may list it. */
  indexed: boolean
  boot?: BootData
}

/** The tags of a page's head, with every text escaped. */
export function renderHead({
  title,
  description,
  canonical,
  kind = 'website',
  indexed,
  boot,
}: PageHead): string {
  const lines = [
    `<title>${string.escapeHTML(title)}</title>`,
    tag('name', 'description', description),
    ...(indexed ? [] : [tag('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${string.escapeHTML(canonical)}" />`,
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
  return `<meta ${attribute}="${name}" content="${string.escapeHTML(content)}" />`
}
