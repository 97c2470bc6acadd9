import string from '@adonisjs/core/helpers/string'
import type { BootData } from '#contract/data/boot'
import type { Alternate } from '#contract/rules/page_language'
import { embeddedJson, type StructuredData } from '#contract/rules/structured_data'
import { bootScript } from '#pages/rules/boot_script'

const SITE = 'Fanfare'
/** The client replaces the tags with this attribute by its own. */
const SERVER_RENDERED = 'data-pre'

/** The head of a page, for search engines and link previews. */
export interface PageHead {
  /** Without the name of the site; absent when there is nothing more to say. */
  title?: string
  description: string
  /** The canonical URL; absent on pages that only their visitor is meant to see. */
  canonical?: string
  /** The same page in other languages. */
  alternates?: Alternate[]
  kind?: 'article' | 'website'
  /** Whether search engines may list it. */
  indexed: boolean
  data?: StructuredData
  boot?: BootData
}

/** Renders the tags of a head and escapes every text. */
export function renderHead(head: PageHead): string {
  const { title, description, canonical, alternates = [], kind = 'website', indexed, data, boot } = head
  const lines = [
    `<title ${SERVER_RENDERED}>${string.escapeHTML(title === undefined ? SITE : `${title} · ${SITE}`)}</title>`,
    tag('name', 'description', description),
    ...(indexed ? [] : [tag('name', 'robots', 'noindex')]),
    ...(canonical === undefined ? [] : [link('rel="canonical"', canonical)]),
    ...alternates.map(({ hreflang, href }) => link(`rel="alternate" hreflang="${hreflang}"`, href)),
    tag('property', 'og:site_name', SITE),
    tag('property', 'og:type', kind),
    tag('property', 'og:title', title ?? SITE),
    tag('property', 'og:description', description),
    ...(canonical === undefined ? [] : [tag('property', 'og:url', canonical)]),
    tag('name', 'twitter:card', 'summary'),
    tag('name', 'twitter:title', title ?? SITE),
    tag('name', 'twitter:description', description),
    ...(data ? [`<script type="application/ld+json" ${SERVER_RENDERED}>${embeddedJson(data)}</script>`] : []),
    ...(boot ? [bootScript(boot)] : []),
  ]
  return lines.join('\n    ')
}

function tag(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${string.escapeHTML(content)}" ${SERVER_RENDERED} />`
}

function link(relation: string, href: string): string {
  return `<link ${relation} href="${string.escapeHTML(href)}" ${SERVER_RENDERED} />`
}
