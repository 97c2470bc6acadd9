import {
  type MentionLabels,
  showMentions,
  storeMentions,
} from '../../../../../components/mentions/mention-labels.ts'
import { toKeys, toLabels, type VariableLabels } from './template-text.ts'

/** What the editor shows instead of keys and ids. */
export interface TemplateLabels {
  variables: VariableLabels
  mentions: MentionLabels
}

/** A stored message as it is edited. */
export function toEditable(stored: string, { variables, mentions }: TemplateLabels): string {
  return toLabels(showMentions(stored, mentions), variables)
}

/** An edited message as it is stored. */
export function toStored(shown: string, { variables, mentions }: TemplateLabels): string {
  return storeMentions(toKeys(shown, variables), mentions)
}
