import {
  parseSlackMessage,
  serializeSlackMessage,
  type SlackSegment,
} from '@fanfare/contract/slack/rules/slack.ts'

export type Mention = Exclude<SlackSegment, { type: 'text' }>

/** The current names of users and channels, by Slack's id. */
export type MentionNames = ReadonlyMap<string, string>

/** The labels of mentions in editable text, such as `@Ana Ribeiro` and `#marketing`. */
export type MentionLabels = ReadonlyMap<string, Mention>

export const EVERYBODY: readonly Mention[] = [
  { type: 'everybody', name: 'channel' },
  { type: 'everybody', name: 'here' },
]

const LABEL_IN_BRACES = /\{([@#][^{}]*)\}/g

export function mentionsIn(stored: string): Mention[] {
  return parseSlackMessage(stored).filter((segment) => segment.type !== 'text')
}

/** The label of each mention, with its current name where it is known. Two of the same name differ by their ids. */
export function labelMentions(mentions: readonly Mention[], names?: MentionNames): MentionLabels {
  const labels = new Map<string, Mention>()
  const seen = new Set<string>()
  for (const mention of [...EVERYBODY, ...mentions]) {
    if (seen.has(keyOf(mention))) continue
    seen.add(keyOf(mention))
    const current = renamed(mention, names)
    const label = nameOf(current)
    labels.set(labels.has(label) ? `${label} (${keyOf(current)})` : label, current)
  }
  return labels
}

export function labelOf(mention: Mention, labels: MentionLabels): string {
  const key = keyOf(mention)
  return [...labels].find(([, known]) => keyOf(known) === key)?.[0] ?? nameOf(mention)
}

/** Replaces mentions by their labels: `{@U123|Ana Ribeiro}` becomes `{@Ana Ribeiro}`. */
export function showMentions(stored: string, labels: MentionLabels): string {
  return parseSlackMessage(stored)
    .map((segment) => (segment.type === 'text' ? segment.text : `{${labelOf(segment, labels)}}`))
    .join('')
}

/** The reverse of `showMentions`. Unknown labels stay text. */
export function storeMentions(shown: string, labels: MentionLabels): string {
  return shown.replaceAll(LABEL_IN_BRACES, (whole, label: string) => {
    const mention = labels.get(label)
    return mention === undefined ? whole : serializeSlackMessage([mention])
  })
}

/** A mention as plain text. */
export function nameOf(mention: Mention): string {
  if (mention.type === 'everybody') return `@${mention.name}`
  return `${mention.type === 'user' ? '@' : '#'}${mention.name || mention.id}`
}

/** A message for places without mentions: `{@U123|Ana Ribeiro}` becomes `@Ana Ribeiro`. */
export function plainMentions(stored: string): string {
  return parseSlackMessage(stored)
    .map((segment) => (segment.type === 'text' ? segment.text : nameOf(segment)))
    .join('')
}

const keyOf = (mention: Mention) => (mention.type === 'everybody' ? `!${mention.name}` : mention.id)

/** The mention as it is stored: characters that would end it are removed from the name. */
function renamed(mention: Mention, names?: MentionNames): Mention {
  if (mention.type === 'everybody') return mention
  const current = { ...mention, name: names?.get(mention.id) ?? mention.name }
  return mentionsIn(serializeSlackMessage([current]))[0] ?? mention
}
