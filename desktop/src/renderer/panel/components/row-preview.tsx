import { PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { usePreview } from '../hooks/use-preview.tsx'
import { ARIA_KEYS } from '../aria-keys.ts'
import { isEditable, type Row } from '../rows.ts'

export interface RowPreviewProps {
  row: Row
  justCopied: boolean
  /** Nothing can be copied now. */
  readOnly: boolean
  onAct: () => void
  onEdit: () => void
}

/**
 * The selected row in full, with buttons for what the keys do. It keeps its height for short texts, so that the list above
 * does not move with the selection.
 */
export function RowPreview({ row, justCopied, readOnly, onAct, onEdit }: RowPreviewProps) {
  const { t } = useTranslation(['desktop', 'suggestions'])
  const { text, marks, action } = usePreview(row, { justCopied, readOnly })
  const section = useRef<HTMLElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    // Another text begins at its top.
    if (shown.current !== text) section.current?.scrollTo({ top: 0 })
    shown.current = text
  }, [text])
  return (
    <section
      ref={section}
      aria-label={t('panel.preview')}
      className="slim-scrollbar flex max-h-[45%] min-h-33 shrink-0 flex-col overflow-y-auto border-t border-line px-3 pt-2"
    >
      <p dir="auto" className="flex-1 text-sm/5 break-words whitespace-pre-line">
        {text}
      </p>
      {/* A click on a button must not take the focus from the search field. */}
      <div
        role="presentation"
        onMouseDown={(event) => event.preventDefault()}
        className="sticky bottom-0 flex flex-wrap items-center gap-x-1 gap-y-1 bg-surface py-2"
      >
        <span className="flex flex-wrap items-center gap-1.5">{marks}</span>
        <span className="ms-auto flex flex-wrap items-center gap-1">
          {isEditable(row) && !readOnly && !justCopied && (
            <Button
              size="sm"
              variant="ghost"
              icon={<PenLine aria-hidden />}
              aria-keyshortcuts={ARIA_KEYS.edit}
              onClick={onEdit}
            >
              {t('suggestions:next.editFirst')}
            </Button>
          )}
          {action && (
            <Button
              size="sm"
              variant={action.isDone ? 'ghost' : 'primary'}
              className={action.isDone ? 'text-ok!' : undefined}
              icon={action.icon}
              aria-keyshortcuts="Enter"
              onClick={onAct}
            >
              {action.label}
            </Button>
          )}
        </span>
      </div>
    </section>
  )
}
