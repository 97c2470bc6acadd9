import { useTranslation } from 'react-i18next'
import { parseSlackMessage } from '@fanfare/contract/slack/rules/slack.ts'
import { labelOf } from '../../../../../components/mentions/mention-labels.ts'
import type { TemplateLabels } from './template-labels.ts'
import { partsOf } from './template-text.ts'

export interface TemplatePreviewProps {
  stored: string
  labels: TemplateLabels
}

/** The message with its variables and mentions highlighted. */
export function TemplatePreview({ stored, labels }: TemplatePreviewProps) {
  const { t } = useTranslation('settings')
  return (
    <figure className="rounded-md bg-sunken px-3.5 py-3">
      <figcaption className="mb-1 text-xs font-medium text-faint">{t('messages.preview')}</figcaption>
      <p className="text-md break-words whitespace-pre-wrap">
        {stored.trim() === '' && <span className="text-faint">{t('messages.empty')}</span>}
        {marksIn(stored, labels).map(({ key, text, isMarked }) =>
          isMarked ? (
            <mark key={key} className="rounded-sm bg-accent-soft px-1 font-medium text-accent-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </figure>
  )
}

function marksIn(stored: string, { variables, mentions }: TemplateLabels) {
  const marks = parseSlackMessage(stored).flatMap((segment) =>
    segment.type === 'text'
      ? partsOf(segment.text).map((part) =>
          'text' in part
            ? { text: part.text, isMarked: false }
            : { text: variables[part.variable], isMarked: true },
        )
      : [{ text: labelOf(segment, mentions), isMarked: true }],
  )
  return marks.map((mark, index) => ({ ...mark, key: `part-${index}` }))
}
