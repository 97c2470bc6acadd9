import string from '@adonisjs/core/helpers/string'
import type { WebFeedEntry } from '#community/web_feeds/rules/web_feed'

/** What no XML document may contain, not even escaped: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text without the characters that XML forbids. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '')

/** The text of an entry as HTML: the comment of the author, and the link with the organization that shares it. */
export function contentOf({ comment, link, organization }: WebFeedEntry): string {
  const shared = link && `<a href="${escape(link.url)}">${escape(link.host)}</a> · `
  return [
    ...(comment === null ? [] : [`<p>${escape(comment).replace(/\r?\n/g, '<br>')}</p>`]),
    `<p>${shared ?? ''}${escape(organization)}</p>`,
  ].join('')
}

const escape = (text: string) => string.escapeHTML(xmlText(text))
