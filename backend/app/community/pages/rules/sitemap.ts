import string from '@adonisjs/core/helpers/string'
import { clientPathOf } from '#contract/core/rules/client_paths'
import { alternatesOf, type Alternate } from '#contract/community/rules/page_language'
import { PUBLIC_PAGES } from '#contract/community/rules/public_pages'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A page that search engines may list. */
export interface Address {
  url: string
  /** ISO 8601 */
  modified?: string
  /** The same page in all languages, including its own. */
  alternates?: readonly Alternate[]
}

/** A sitemap of pages. */
export function sitemapOf(addresses: readonly Address[]): string {
  return documentOf('urlset', 'url', addresses)
}

/** A sitemap index. */
export function indexOf(urls: readonly string[]): string {
  return documentOf(
    'sitemapindex',
    'sitemap',
    urls.map((url) => ({ url })),
  )
}

/** The static pages, in every language. They change with a release, so they have no date. */
export function publicPages(appUrl: string): Address[] {
  return PUBLIC_PAGES.filter(({ indexed, path }) => indexed && clientPathOf(path) !== undefined).flatMap(
    ({ path }) => {
      const alternates = alternatesOf(appUrl + path)
      return alternates.map(({ href }) => ({ url: href, alternates }))
    },
  )
}

function documentOf(root: string, element: string, addresses: readonly Address[]): string {
  const entries = addresses.map((address) => `<${element}>${entryOf(address)}</${element}>`)
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>`
  return [opening, ...entries, `</${root}>\n`].join('\n')
}

function entryOf({ url, modified, alternates = [] }: Address): string {
  return [
    `<loc>${string.escapeHTML(url)}</loc>`,
    ...(modified === undefined ? [] : [`<lastmod>${modified}</lastmod>`]),
    ...alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${string.escapeHTML(href)}"/>`,
    ),
  ].join('')
}
