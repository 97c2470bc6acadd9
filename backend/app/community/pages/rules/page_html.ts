import string from '@adonisjs/core/helpers/string'
import { linkTags } from '#contract/community/rules/link_tags'
import type { Alternate } from '#contract/community/rules/page_language'
import type { ShareImage } from '#contract/community/rules/share_image'
import type { RenderedPage } from '#contract/community/data/page'
import type { WebFeedLink } from '#contract/community/rules/web_feed'
import { embeddedJson, type StructuredData } from '#contract/community/rules/structured_data'

const SITE = 'Fanfare'
/** The client replaces the tags with this attribute by its own. */
const SERVER_RENDERED = 'data-pre'

/** The head of a page, for search engines and link previews. */
export interface PageHead {
  /** Without the name of the site; absent when there is nothing more to say. */
  title?: string
  description: string
  /** The canonical URL; absent on private pages. */
  canonical?: string
  /** The same page in other languages. */
  alternates?: Alternate[]
  /** The web feeds of the page. */
  feeds?: WebFeedLink[]
  kind?: 'article' | 'website'
  /** Whether search engines may list it. */
  indexed: boolean
  /** The image that other sites show for a link to the page. */
  image: ShareImage
  data?: StructuredData
}

/** Renders the tags of a head and escapes every text. */
export function renderHead(head: PageHead): string {
  const { title, description, canonical, alternates = [], feeds = [] } = head
  const { kind = 'website', indexed, image, data } = head
  const translated = alternates.length > 0
  const preview = { title: title ?? SITE, description, url: canonical, kind, image, translated }
  const lines = [
    `<title ${SERVER_RENDERED}>${string.escapeHTML(title === undefined ? SITE : `${title} · ${SITE}`)}</title>`,
    tag('name', 'description', description),
    ...(indexed ? [] : [tag('name', 'robots', 'noindex')]),
    ...(canonical === undefined ? [] : [link('rel="canonical"', canonical)]),
    ...alternates.map(({ hreflang, href }) => link(`rel="alternate" hreflang="${hreflang}"`, href)),
    ...feeds.map(feedTag),
    ...linkTags(preview).map(({ attribute, name, content }) => tag(attribute, name, content)),
    ...(data ? [`<script type="application/ld+json" ${SERVER_RENDERED}>${embeddedJson(data)}</script>`] : []),
  ]
  return lines.join('\n    ')
}

function tag(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${string.escapeHTML(content)}" ${SERVER_RENDERED} />`
}

function feedTag({ type, title, href }: WebFeedLink): string {
  return link(`rel="alternate" type="${type}" title="${string.escapeHTML(title)}"`, href)
}

function link(relation: string, href: string): string {
  return `<link ${relation} href="${string.escapeHTML(href)}" ${SERVER_RENDERED} />`
}

const EMPTY_ROOT = '<div id="root"></div>'
/** The notice for browsers without scripts. */
const NEEDS_SCRIPTS = /\s*<noscript data-plain>.*?<\/noscript>/s

/** The script of the app, in the built page. */
const APP = /<script([^>]*) type="module"([^>]*) src="([^"]+)"><\/script>/

/**
 * The page of the web client with a frame, which the first script shows to signed-in users. That script starts the app too,
 * once it has shown the first data.
 */
export const withFrame = (shell: string, frame: string): string =>
  shell
    .replace(EMPTY_ROOT, () => `<div id="root" data-frame>${frame}</div>`)
    .replace(APP, '<link rel="modulepreload"$1$2 href="$3" data-app />')

/** The page of the web client with the server-rendered content and the data the client hydrates from. */
export function withRendered(shell: string, { html, page }: RenderedPage): string {
  const data = `<script type="application/json" id="page">${embeddedJson(page)}</script>`
  // Functions, because `$&` is special in a replacement string.
  return shell
    .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>\n    ${data}`)
    .replace(NEEDS_SCRIPTS, () => '')
}
