import string from '@adonisjs/core/helpers/string'
import { clientPathOf } from '#contract/rules/client_paths'
import { PUBLIC_PAGES } from '#contract/rules/public_pages'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A page that search engines may list. */
export interface Address {
  url: string
  /** ISO 8601 */
  modified?: string
}

/** A sitemap of pages. */
export function sitemapOf(addresses: readonly Address[]): string {
  return documentOf('urlset', 'url', addresses)
}

/** A sitemap of sitemaps. */
export function indexOf(urls: readonly string[]): string {
  return documentOf(
    'sitemapindex',
    'sitemap',
    urls.map((url) => ({ url })),
  )
}

/** The pages with fixed texts. */
export function publicPages(appUrl: string): Address[] {
  return Object.entries(PUBLIC_PAGES)
    .filter(([path, { indexed }]) => indexed && clientPathOf(path) !== undefined)
    .map(([path]) => ({ url: appUrl + path }))
}

function documentOf(root: string, element: string, addresses: readonly Address[]): string {
  const entries = addresses.map(({ url, modified }) => {
    const lastModified = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`
    return `<${element}><loc>${string.escapeHTML(url)}</loc>${lastModified}</${element}>`
  })
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">`
  return [opening, ...entries, `</${root}>\n`].join('\n')
}
