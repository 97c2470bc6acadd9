import { parseSlackMessage, serializeSlackMessage, type SlackSegment } from '#contract/rules/slack'
import type { Role } from '#contract/rules/role'
import { may } from '#organizations/public'

type Mention = Exclude<SlackSegment, { type: 'text' }>

/** Without the name, which people may change. */
const keyOf = (segment: Mention) =>
  segment.type === 'everybody' ? serializeSlackMessage([segment]) : `${segment.type} ${segment.id}`

/**
 * Which mentions of a message notify people: those that an administrator sends, and those of the organization's template,
 * which administrators edit.
 */
export function allowedMentions(role: Role, template: string | null): (segment: Mention) => boolean {
  if (may(role, 'messageAll')) return () => true
  const picked = parseSlackMessage(template ?? '').filter((segment) => segment.type !== 'text')
  const keys = new Set(picked.map(keyOf))
  return (segment) => keys.has(keyOf(segment))
}
