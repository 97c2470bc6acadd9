import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { SHARE_MESSAGE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { mentionsIn, type Mention } from '../../../../../components/mentions/mention-labels.ts'
import { toEditable, toStored, type TemplateLabels } from './template-labels.ts'

export const MESSAGES = ['publicShareMessage', 'slackShareMessage'] as const

/** The messages with labels instead of keys. */
export type ShareMessages = Record<(typeof MESSAGES)[number], string>

/** The messages of an organization in editable form. */
export function editableMessages(organization: Organization, labels: TemplateLabels): ShareMessages {
  const shown = (stored: string | null) => toEditable(stored ?? '', labels)
  return {
    publicShareMessage: shown(organization.publicShareMessage),
    slackShareMessage: shown(organization.slackShareMessage),
  }
}

/** The changed messages as the server stores them; an empty one is null. */
export function changesOf(
  before: ShareMessages,
  after: ShareMessages,
  labels: TemplateLabels,
): Partial<Record<keyof ShareMessages, string | null>> {
  const changed = MESSAGES.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, toStored(after[name], labels).trim() || null]))
}

/** Whether a message is short enough to be stored. */
export function fits(shown: string, labels: TemplateLabels): boolean {
  return toStored(shown, labels).trim().length <= SHARE_MESSAGE_MAX
}

/** The mentions of both messages. */
export function mentionsOf({ publicShareMessage, slackShareMessage }: Organization): Mention[] {
  return mentionsIn(`${publicShareMessage ?? ''}${slackShareMessage ?? ''}`)
}
