import type { ParsedLink } from '#links/public'

const PARTS = /^https?:\/\/(?:www\.)?([^?#]*?)\/?([?#].*)?$/s
const STARTS = ['https://', 'https://www.', 'http://', 'http://www.']

/**
 * The addresses under which people share the page of a link: with and without `www.`, encryption and a slash
 * at the end of the path. Few enough to look each of them up in an index.
 */
export function urlVariants({ url }: Pick<ParsedLink, 'url'>): string[] {
  const [, page = '', rest = ''] = PARTS.exec(url) ?? []
  return STARTS.flatMap((start) => [`${start}${page}${rest}`, `${start}${page}/${rest}`])
}
