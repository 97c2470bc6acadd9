import type { KnownBlock, SectionBlock } from '@slack/web-api'
import env from '#start/env'
import type { Post } from '#contract/posts/data/post'
import { parseSlackMessage, SLACK_MESSAGE_MAX, type SlackSegment } from '#contract/slack/rules/slack'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import { MESSAGE_LABELS } from '#contract/slack/rules/slack_message_labels'
import { escapeText, link, shorten, toMrkdwn } from '#slack/rules/slack_text'

/** The longest URL of a button. */
const BUTTON_URL_MAX = 3_000
const TEXT_MAX = 300

/** The arguments of `chat.postMessage`, without the channel. */
export interface SlackPayload {
  text: string
  blocks: KnownBlock[]
}

/** The post of a message. */
export interface MessagePost extends Pick<
  Post,
  'id' | 'title' | 'url' | 'host' | 'isSensitive' | 'availableCount'
> {
  author: { name: string } | null
}

export interface MessageInput {
  /** As stored: with mentions and placeholders. */
  message: string
  /** Null for a message without a post. */
  post: MessagePost | null
  /** The preview picture of its link; null without one. */
  imageUrl: string | null
  sender: { name: string; language: Language | null }
  organization: string
  isAllowed: (segment: Exclude<SlackSegment, { type: 'text' }>) => boolean
}

/** The page of a post for members. */
const pageOf = ({ id }: MessagePost) => `${env.appUrl}/posts/${id}`

/** Builds a message: the user's text, the post with two buttons, and the sender. */
export function buildMessage(input: MessageInput): SlackPayload {
  const { post, sender, organization, isAllowed } = input
  const labels = MESSAGE_LABELS[sender.language ?? DEFAULT_LANGUAGE]
  const values = {
    author: post?.author?.name ?? sender.name,
    organization,
    ...(post && valuesOf(post, labels)),
  }
  const message = toMrkdwn(parseSlackMessage(input.message), { values, isAllowed })
  const from = labels.from
    .replace('{name}', () => escapeText(sender.name))
    .replace('{organization}', () => escapeText(organization))
  return {
    // Slack shows it only in notifications, where a mention of the blocks must not count twice.
    text: shorten(toMrkdwn(parseSlackMessage(input.message), { values, isAllowed: () => false }), TEXT_MAX),
    blocks: [
      section(message),
      ...(post === null ? [] : postBlocks(post, input)),
      { type: 'context', elements: [{ type: 'mrkdwn', text: from, verbatim: true }] },
    ],
  }
}

type Labels = (typeof MESSAGE_LABELS)[Language]

const valuesOf = (post: MessagePost, labels: Labels) =>
  post.isSensitive ? { url: pageOf(post), title: labels.covered } : { url: post.url, title: post.title }

const section = (mrkdwn: string): SectionBlock => ({
  type: 'section',
  text: { type: 'mrkdwn', text: shorten(mrkdwn, SLACK_MESSAGE_MAX), verbatim: true },
})

function postBlocks(post: MessagePost, { imageUrl, sender }: MessageInput): KnownBlock[] {
  const language = sender.language ?? DEFAULT_LANGUAGE
  const labels = MESSAGE_LABELS[language]
  const left = suggestionsLeft(post.availableCount, language)
  const about = post.isSensitive
    ? `${labels.covered}\n${left}`
    : `*${link(pageOf(post), post.title)}*\n${escapeText(post.host)} · ${left}`
  const block = section(about)
  const isShown = !post.isSensitive && imageUrl?.startsWith('https://') === true
  return [
    isShown ? { ...block, accessory: { type: 'image', image_url: imageUrl, alt_text: post.host } } : block,
    {
      type: 'actions',
      elements: [
        button('open_post', labels.open, pageOf(post), true),
        ...(post.url.length > BUTTON_URL_MAX
          ? []
          : [button('open_original', labels.original, post.url, false)]),
      ],
    } as KnownBlock,
  ]
}

const button = (id: string, text: string, url: string, isPrimary: boolean) => ({
  type: 'button',
  action_id: id,
  text: { type: 'plain_text', text },
  url,
  ...(isPrimary && { style: 'primary' }),
})

function suggestionsLeft(count: number, language: Language): string {
  const { left, none } = MESSAGE_LABELS[language]
  if (count === 0) return none
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return (isOne ? left.one : left.other).replace('{n}', String(count))
}
