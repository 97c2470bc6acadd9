import { useTranslation } from 'react-i18next'
import { partsOf, type VariableLabels } from './template-text.ts'

export interface TemplatePreviewProps {
  stored: string
  labels: VariableLabels
}

/** The message with its variables highlighted. */
export function TemplatePreview({ stored, labels }: TemplatePreviewProps) {
  const { t } = useTranslation('settings')
  return (
    <figure className="rounded-md bg-sunken px-3.5 py-3">
      <figcaption className="mb-1 text-xs font-medium text-faint">{t('messages.preview')}</figcaption>
      <p className="text-md break-words whitespace-pre-wrap">
        {stored.trim() === '' && <span className="text-faint">{t('messages.empty')}</span>}
        {keyed(stored).map(([key, part]) =>
          'text' in part ? (
            part.text
          ) : (
            <mark key={key} className="rounded-sm bg-accent-soft px-1 font-medium text-accent-text">
              {labels[part.variable]}
            </mark>
          ),
        )}
      </p>
    </figure>
  )
}

function keyed(stored: string) {
  return partsOf(stored).map((part, index) => [`part-${index}`, part] as const)
}
