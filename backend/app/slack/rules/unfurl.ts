import type { KnownBlock } from '@slack/web-api'
import type { Language } from '#contract/core/rules/language'
import { publicPostPath } from '#contract/posts/rules/public_path'
import { phaseOf } from '#contract/posts/rules/phase'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { link } from '#slack/rules/slack_text'
import { UNFURL_TEXTS } from '#slack/rules/unfurl_texts'

interface UnfurledPost {
  title: string
  slug: string
  host: string
  isSensitive: boolean
  availableCount: number
  endsAt: string | null
  organization: { name: string; slug: string }
}

/** The preview of a public post in Slack. The title of a sensitive post is hidden; of one that has ended, nothing is left. */
export function toUnfurl(post: UnfurledPost, language: Language): { blocks: KnownBlock[] } {
  const { covered, none, one, other } = UNFURL_TEXTS[language]
  const { title, host, isSensitive, organization } = post
  const left = phaseOf(post, now()) === 'ended' ? 0 : post.availableCount
  const supply = left === 0 ? none : left === 1 ? one : other.replace('{n}', String(left))
  const shown = isSensitive ? [organization.name, supply] : [organization.name, host, supply]
  const heading = link(env.appUrl + publicPostPath(post), isSensitive ? covered : title)
  return {
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: heading } },
      { type: 'context', elements: [{ type: 'plain_text', text: shown.join(' · '), emoji: false }] },
    ],
  }
}
