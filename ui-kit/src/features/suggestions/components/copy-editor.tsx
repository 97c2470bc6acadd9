import { Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commentLength } from '@fanfare/contract/suggestions/rules/comment_length.ts'
import { commentLimit } from '@fanfare/contract/suggestions/rules/comment_limit.ts'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { LengthCount } from '../../../components/length-count.tsx'
import { Button } from '../../../primitives/button.tsx'
import { TextArea } from '../../../primitives/text-area.tsx'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { useEditedCopy } from '../hooks/use-edited-copy.ts'
import { CopyEditorRefusal } from './copy-editor-refusal.tsx'
import { isSubmitShortcut } from './is-submit-shortcut.ts'

export interface CopyEditorProps {
  content: string
  /** The host of the link, which sets the length limit. */
  host: string
  claim: Claim
  onDone: () => void
}

/** Edits a suggestion before it is copied. What was typed stays until it is on the clipboard. */
export function CopyEditor({ content, host, claim, onDone }: CopyEditorProps) {
  const { t } = useTranslation('suggestions')
  const [text, setText] = useState(content)
  const limit = commentLimit(host)
  const length = commentLength(text.trim(), limit)
  const { refusal, send, reset } = useEditedCopy({ claim, onDone })
  const field = useRef<HTMLTextAreaElement>(null)
  useReturnFocus(field)
  // The user has just opened this field.
  useEffect(() => field.current?.focus(), [])
  const count = useId()

  const copy = (acceptSimilar?: boolean) => {
    send({ text: text.trim(), over: length - limit.max, acceptSimilar })
    if (isBlank(text) || length > limit.max) field.current?.focus()
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        copy()
      }}
    >
      <TextArea
        ref={field}
        autoGrow
        rows={2}
        className="text-md"
        aria-label={t('copyEditor.label')}
        aria-describedby={count}
        aria-invalid={length > limit.max || refusal?.kind === 'empty' || undefined}
        value={text}
        readOnly={claim.doing === 'copy'}
        onChange={(event) => {
          setText(event.target.value)
          reset()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (isSubmitShortcut(event)) copy()
        }}
      />
      {refusal && (
        <CopyEditorRefusal refusal={refusal} host={host} claim={claim} onAnyway={() => copy(true)} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <LengthCount id={count} length={length} max={limit.max} />
        <CopyEditorButtons busy={claim.doing === 'copy'} onCancel={onDone} />
      </div>
    </form>
  )
}

interface CopyEditorButtonsProps {
  busy: boolean
  onCancel: () => void
}

function CopyEditorButtons({ busy, onCancel }: CopyEditorButtonsProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  return (
    <div className="ms-auto flex items-center gap-2">
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {t('common:actions.cancel')}
      </Button>
      <Button size="sm" type="submit" variant="primary" icon={<Copy aria-hidden />} busy={busy}>
        {t('common:actions.copy')}
      </Button>
    </div>
  )
}
