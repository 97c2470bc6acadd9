import { useState } from 'react'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import {
  labelMentions,
  labelOf,
  type Mention,
  type MentionNames,
} from '../../../../../components/mentions/mention-labels.ts'
import { mentionsOf } from './share-messages.ts'
import { useVariableLabels } from './use-variable-labels.ts'

/** The labels of both messages. The labels of mentions never change: the text in the editor uses them. */
export function useTemplateLabels(organization: Organization, names: MentionNames) {
  const variables = useVariableLabels()
  const [known, setKnown] = useState(() => mentionsOf(organization))
  const mentions = labelMentions([...known, ...mentionsOf(organization)], names)

  const onMention = (mention: Mention) => {
    const next = [...known, ...mentionsOf(organization), mention]
    setKnown(next)
    return labelOf(mention, labelMentions(next, names))
  }
  return { labels: { variables, mentions }, onMention }
}
