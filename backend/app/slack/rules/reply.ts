import type { KnownBlock } from '@slack/web-api'
import env from '#start/env'
import type { Language } from '#contract/core/rules/language'
import { escapeText } from '#slack/rules/slack_text'
import { REPLY_TEXTS } from '#slack/rules/reply_texts'

/** The result of sharing a link from Slack. */
export type Reply =
  | { kind: 'shared' | 'pending' | 'known'; post: SharedPost }
  | { kind: 'choose'; organizations: { id: string; name: string }[]; choice: string }
  | { kind: 'noLink' | 'invalid' | 'blocked' | 'notConnected' | 'unknownPerson' | 'expired' }

interface SharedPost {
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
  if (!('post' in reply)) return texts[reply.kind]
  const { title, host, organization } = reply.post
  const values: Record<string, string> = { title, host, organization: organization.name }
  return texts[reply.kind].replace(/\{(\w+)\}/g, (_all, name: string) => values[name]!)
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
