import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LengthCount } from '@fanfare/ui-kit/components/length-count.tsx'
import { useReturnFocus } from '@fanfare/ui-kit/features/suggestions/hooks/use-return-focus.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { TextArea } from '@fanfare/ui-kit/primitives/text-area.tsx'
import { findSearch } from '../find-search.ts'
import { useEditor, type EditorOptions } from '../hooks/use-editor.ts'
import { isComposing } from '../../is-composing.ts'
import { PanelEditorRefusal } from './panel-editor-refusal.tsx'

/** Edits a text before it is copied, in place of its preview. Enter copies, Shift+Enter begins a new line. */
export function PanelEditor(options: EditorOptions) {
  const { t } = useTranslation(['suggestions', 'common', 'desktop'])
  const { text, length, max, refusal, busy, type, copy, cancel } = useEditor(options)
  const field = useRef<HTMLTextAreaElement>(null)
  useReturnFocus(field, findSearch)
  // The user has just opened this field, mostly to add something.
  useEffect(() => {
    const area = field.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  const count = useId()

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      // The panel closes with the next one.
      event.stopPropagation()
      cancel()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (!event.repeat && !busy) copy()
    }
  }
  return (
    <form
      className="slim-scrollbar flex max-h-[60%] min-h-33 shrink-0 flex-col gap-1.5 overflow-y-auto border-t border-line px-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        copy()
      }}
    >
      <TextArea
        ref={field}
        autoGrow
        rows={3}
        className="steady-caret shrink-0"
        aria-label={t('copyEditor.label')}
        aria-describedby={count}
        aria-invalid={length > max || refusal?.kind === 'empty' || undefined}
        value={text}
        readOnly={busy}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {refusal && <PanelEditorRefusal refusal={refusal} busy={busy} onAnyway={() => copy(true)} />}
      <div className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-1 bg-surface pb-2">
        <LengthCount id={count} length={length} max={max} />
        <Button size="sm" variant="ghost" className="ms-auto" onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" icon={<Copy aria-hidden />} busy={busy}>
          {t(options.row.kind === 'generated' ? 'desktop:generate.approve' : 'common:actions.copy')}
        </Button>
      </div>
    </form>
  )
}
