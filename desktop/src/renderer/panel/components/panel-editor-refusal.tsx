import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import type { EditRefusal } from '../hooks/use-editor.ts'

export interface PanelEditorRefusalProps {
  refusal: EditRefusal
  busy: boolean
  /** Copies a text that is only similar to another. */
  onAnyway: () => void
}

/** Why the edited text was not copied, with the suggestion it repeats. */
export function PanelEditorRefusal({ refusal, busy, onAnyway }: PanelEditorRefusalProps) {
  const { t } = useTranslation(['suggestions', 'desktop'])
  if (refusal.kind !== 'repeated' && refusal.kind !== 'similar') {
    return (
      <p role="alert" className="text-sm text-danger">
        {refusal.kind === 'empty' && t('textMissing')}
        {refusal.kind === 'lost' && t('copyEditor.taken')}
        {refusal.kind === 'long' &&
          t('copyEditor.tooLong', { host: refusal.host, max: refusal.max, count: refusal.over })}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-col items-start gap-1 text-sm">
      <p className="text-danger">{t(`desktop:refusal.${refusal.kind}`)}</p>
      {refusal.text !== null && (
        <blockquote className="line-clamp-3 border-s-2 border-line-strong ps-2 break-words whitespace-pre-line text-muted">
          {refusal.text}
        </blockquote>
      )}
      {refusal.kind === 'similar' && (
        <Button size="sm" busy={busy} onClick={onAnyway}>
          {t('copyEditor.anyway')}
        </Button>
      )}
    </div>
  )
}
