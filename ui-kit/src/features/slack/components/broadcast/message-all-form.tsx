import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SLACK_MESSAGE_MAX } from '@fanfare/contract/slack/rules/slack.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { CountedHint } from '../../../../components/length-count.tsx'
import { PossibleAgain } from '../../../../components/possible-again.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { useNotifyAll } from '../../api/message-queries.ts'
import { useMessageProblem } from '../../hooks/use-message-problem.ts'

export interface MessageAllFormProps {
  organizationId: string
  message: string
  onChange: (message: string) => void
  onSent: (broadcastId: string) => void
}

/** The message, replaced by the confirmation of what will happen. */
export function MessageAllForm({ organizationId, message, onChange, onSent }: MessageAllFormProps) {
  const { t } = useTranslation('slack')
  const { mutate, isPending, error, reset } = useNotifyAll(organizationId)
  const [isAsked, setAsked] = useState(false)
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = useMessageProblem(message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem !== undefined) return field.current?.focus()
    reset()
    setAsked(true)
  }
  const send = () =>
    mutate(message.trim(), {
      onSuccess: ({ broadcast }) => broadcast !== null && onSent(broadcast.id),
      onError: () => setAsked(false),
    })
  if (isAsked) {
    return <Question message={message.trim()} busy={isPending} onBack={() => setAsked(false)} onSend={send} />
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ErrorNotice title={t('all.failed')} error={error} />
      <PossibleAgain error={error} say={(time) => t('all.possible', { time })} />
      <Field
        label={t('message.label')}
        error={tried || message.length > SLACK_MESSAGE_MAX ? problem : undefined}
        hint={<CountedHint length={message.trim().length} max={SLACK_MESSAGE_MAX} />}
      >
        <TextArea
          ref={field}
          value={message}
          onChange={(event) => onChange(event.target.value)}
          rows={5}
          required
        />
      </Field>
      <Button type="submit" variant="primary" className="self-end">
        {t('all.send')}
      </Button>
    </form>
  )
}

interface QuestionProps {
  message: string
  busy: boolean
  onBack: () => void
  onSend: () => void
}

/** Confirms a message that cannot be taken back. Gets the focus of the button that it replaces. */
function Question({ message, busy, onBack, onSend }: QuestionProps) {
  const { t } = useTranslation(['slack', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="message-all-question" className="flex flex-col gap-4">
      <h3 id="message-all-question" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('all.confirmTitle')}
      </h3>
      <blockquote
        dir="auto"
        className="max-h-64 overflow-y-auto border-s-2 border-line-strong ps-3 break-words whitespace-pre-line"
      >
        {message}
      </blockquote>
      <p className="text-muted">{t('all.confirmText')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" disabled={busy} onClick={onBack}>
          {t('all.change')}
        </Button>
        <Button variant="primary" busy={busy} onClick={onSend}>
          {t('all.confirm')}
        </Button>
      </div>
    </section>
  )
}
