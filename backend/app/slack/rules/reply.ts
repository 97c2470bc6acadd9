import type { KnownBlock } from '@slack/web-api'
import env from '#start/env'
import type { Language } from '#contract/core/rules/language'
import { escapeText, shorten } from '#slack/rules/slack_text'
import { REPLY_TEXTS, type ReplyTexts } from '#slack/rules/reply_texts'

/** The result of sharing a link from Slack. */
export type Reply =
  /** `waiting` suggestions can be copied. */
  | { kind: 'shared' | 'pending'; post: SharedPost; waiting: number }
  /** `notAdded` if suggestions were sent with the known link. */
  | { kind: 'known' | 'notAdded'; post: SharedPost }
  | { kind: 'tooMany' | 'tooLong'; max: number }
  /** With the suggestion that is a near-duplicate of another. */
  | { kind: 'similar'; text: string }
  | { kind: 'choose'; organizations: { id: string; name: string }[]; choice: string }
  | {
      kind: 'noLink' | 'invalid' | 'blocked' | 'notConnected' | 'unknownPerson' | 'expired' | 'mayNotSuggest'
    }

export interface SharedPost {
  id: string
  title: string
  host: string
  organization: { name: string }
}

/** A message that only one user sees. */
export interface ReplyMessage {
  response_type: 'ephemeral'
  replace_original: boolean
  text: string
  blocks: KnownBlock[]
}

/** The action of the buttons that choose an organization, followed by its id. */
export const CHOOSE_ACTION = 'share_in_'

const LABEL_MAX = 75
/** How much of a refused suggestion is quoted. */
const QUOTE_MAX = 80
const BUTTONS_MAX = 25

/** A reply as a Slack message. */
export function toReplyMessage(reply: Reply, language: Language, replace: boolean): ReplyMessage {
  const sentence = sentenceOf(reply, language)
  const buttons = buttonsOf(reply, language)
  return {
    response_type: 'ephemeral',
    replace_original: replace,
    text: escapeText(sentence),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: sentence, emoji: false } },
      ...(buttons.length > 0 ? [{ type: 'actions' as const, elements: buttons }] : []),
    ],
  }
}

function sentenceOf(reply: Reply, language: Language): string {
  const texts = REPLY_TEXTS[language]
  const values = valuesOf(reply)
  const sentences = [texts[reply.kind], ...('waiting' in reply ? [waitingOf(reply.waiting, texts)] : [])]
  return sentences.join(' ').replace(/\{(\w+)\}/g, (_all, name: string) => values[name]!)
}

function valuesOf(reply: Reply): Record<string, string> {
  if ('max' in reply) return { max: String(reply.max) }
  if ('text' in reply) return { text: shorten(reply.text, QUOTE_MAX) }
  if (!('post' in reply)) return {}
  const { title, host, organization } = reply.post
  const count = 'waiting' in reply ? String(reply.waiting) : ''
  return { title, host, organization: organization.name, count }
}

function waitingOf(count: number, { waiting }: ReplyTexts): string {
  if (count === 0) return waiting.none
  return count === 1 ? waiting.one : waiting.other
}

function buttonsOf(reply: Reply, language: Language) {
  if ('post' in reply) {
    const url = `${env.appUrl}/posts/${reply.post.id}`
    return [{ ...button(REPLY_TEXTS[language].open), action_id: 'open_post', url }]
  }
  if (reply.kind !== 'choose') return []
  return reply.organizations.slice(0, BUTTONS_MAX).map(({ id, name }) => ({
    ...button(name),
    action_id: `${CHOOSE_ACTION}${id}`,
    value: reply.choice,
  }))
}

const button = (label: string) => ({
  type: 'button' as const,
  text: { type: 'plain_text' as const, text: label.slice(0, LABEL_MAX), emoji: false },
})
