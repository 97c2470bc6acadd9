import type { SlackSegment } from '#contract/slack/rules/slack'
import type { ShareVariable } from '#contract/organizations/rules/share_message'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const VARIABLE = /\{(url|title|author|organization)\}/g
/** A character entity, or a mention or link, that was cut in two. */
const CUT = /(?:&[a-z]{0,3}|<[^<>]*)$/

/** Escapes the characters that start a mention or a link in mrkdwn. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (each) => ENTITIES[each]!)

/** A link in mrkdwn. Without a label, Slack shows the URL. */
export function link(url: string, label?: string): string {
  const address = url.replaceAll(/[<>|]/g, encodeURIComponent).replaceAll('&', '&amp;')
  return label === undefined ? `<${address}>` : `<${address}|${escapeText(label)}>`
}

const graphemes = new Intl.Segmenter()

/** Cuts mrkdwn to a length, without splitting a character, entity, mention or link. */
export function shorten(mrkdwn: string, max: number): string {
  if (mrkdwn.length <= max) return mrkdwn
  const end = graphemes.segment(mrkdwn).containing(max - 1)!.index
  return `${mrkdwn.slice(0, end).replace(CUT, '')}…`
}

interface MessageOptions {
  /** The values of the placeholders; a placeholder without a value is left as it is. */
  values: Partial<Record<ShareVariable, string>>
  /** Whether a mention notifies users; otherwise it becomes text. */
  isAllowed: (segment: Exclude<SlackSegment, { type: 'text' }>) => boolean
}

/**
 * A message as mrkdwn. Placeholders are replaced after mentions were parsed, and values are escaped, so that neither
 * the title of a post nor a user's input becomes a mention.
 */
export function toMrkdwn(segments: readonly SlackSegment[], { values, isAllowed }: MessageOptions): string {
  return segments
    .map((segment) => {
      if (segment.type === 'text') return withValues(segment.text, values)
      return isAllowed(segment) ? mentionOf(segment) : escapeText(nameOf(segment))
    })
    .join('')
}

function withValues(text: string, values: MessageOptions['values']): string {
  let [mrkdwn, end] = ['', 0]
  for (const match of text.matchAll(VARIABLE)) {
    const value = values[match[1] as ShareVariable]
    if (value === undefined) continue
    mrkdwn += escapeText(text.slice(end, match.index))
    mrkdwn += match[1] === 'url' ? link(value) : escapeText(value)
    end = match.index + match[0].length
  }
  return mrkdwn + escapeText(text.slice(end))
}

function mentionOf(segment: Exclude<SlackSegment, { type: 'text' }>): string {
  if (segment.type === 'everybody') return `<!${segment.name}>`
  return segment.type === 'user' ? `<@${segment.id}>` : `<#${segment.id}>`
}

const nameOf = (segment: Exclude<SlackSegment, { type: 'text' }>) =>
  `${segment.type === 'channel' ? '#' : '@'}${segment.name}`
