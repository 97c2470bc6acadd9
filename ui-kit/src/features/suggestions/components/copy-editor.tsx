import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commentLength } from '@fanfare/contract/rules/comment_length.ts'
import { commentLimit } from '@fanfare/contract/rules/comment_limit.ts'
import { TextArea } from '../../../primitives/text-area.tsx'
import { useEditedCopy } from '../hooks/use-edited-copy.ts'
import type { Claim } from '../hooks/use-exclusive-copy.ts'
import { sendsForm } from '../sends-form.ts'
import { CopyEditorButtons } from './copy-editor-buttons.tsx'
import { CopyEditorRefusal } from './copy-editor-refusal.tsx'
import { LengthCount } from './length-count.tsx'

export interface CopyEditorProps {
  content: string
  /** Of the link: its network says how long a comment may be. */
  host: string
  claim: Claim
  onDone: () => void
}

/** Makes the words one's own before they are copied. What was typed stays until it is on the clipboard. */
export function CopyEditor({ content, host, claim, onDone }: CopyEditorProps) {
  const { t } = useTranslation('suggestions')
  const [text, setText] = useState(content)
  const limit = commentLimit(host)
  const length = commentLength(text.trim(), limit)
  const { refusal, send, reset } = useEditedCopy({ claim, onDone })
  const field = useRef<HTMLTextAreaElement>(null)
  // The person has just asked to write here.
  useEffect(() => field.current?.focus(), [])
  const count = useId()

  const copy = (acceptSimilar?: boolean) =>
    send({ text: text.trim(), over: length - limit.max, acceptSimilar })

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
        aria-invalid={length > limit.max || undefined}
        value={text}
        readOnly={claim.doing === 'copy'}
        onChange={(event) => {
          setText(event.target.value)
          reset()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          if (sendsForm(event)) copy()
        }}
      />
      {refusal && (
        <CopyEditorRefusal refusal={refusal} host={host} claim={claim} onAnyway={() => copy(true)} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <LengthCount id={count} length={length} max={limit.max} />
        <CopyEditorButtons empty={text.trim() === ''} busy={claim.doing === 'copy'} onCancel={onDone} />
      </div>
    </form>
  )
}
