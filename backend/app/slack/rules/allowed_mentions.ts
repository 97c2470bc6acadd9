import { parseSlackMessage, serializeSlackMessage, type SlackSegment } from '#contract/slack/rules/slack'
import type { Role } from '#contract/organizations/rules/role'
import { may } from '#contract/organizations/rules/abilities'

type Mention = Exclude<SlackSegment, { type: 'text' }>

/** Without the name, which may change. */
const keyOf = (segment: Mention) =>
  segment.type === 'everybody' ? serializeSlackMessage([segment]) : `${segment.type} ${segment.id}`

/**
 * Which mentions of a message notify users: those in messages of admins, and those of the organization's template,
 * which admins edit.
 */
export function allowedMentions(role: Role, template: string | null): (segment: Mention) => boolean {
  if (may(role, 'messageAll')) return () => true
  const picked = parseSlackMessage(template ?? '').filter((segment) => segment.type !== 'text')
  const keys = new Set(picked.map(keyOf))
  return (segment) => keys.has(keyOf(segment))
}
