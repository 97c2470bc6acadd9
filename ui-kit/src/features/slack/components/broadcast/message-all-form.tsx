import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SLACK_MESSAGE_MAX } from '@fanfare/contract/rules/slack.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
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

/** The message, and the confirmation that says what will happen. */
export function MessageAllForm({ organizationId, message, onChange, onSent }: MessageAllFormProps) {
  const { t } = useTranslation('slack')
  const { mutateAsync } = useNotifyAll(organizationId)
  const [confirming, setConfirming] = useState(false)
  const [tried, setTried] = useState(false)
  const problem = useMessageProblem(message)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setConfirming(problem === undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t('message.label')}
        error={tried || message.length > SLACK_MESSAGE_MAX ? problem : undefined}
        hint={t('message.used', { used: message.trim().length, max: SLACK_MESSAGE_MAX })}
      >
        <TextArea value={message} onChange={(event) => onChange(event.target.value)} rows={5} required />
      </Field>
      <Button type="submit" variant="primary" className="self-end">
        {t('all.send')}
      </Button>
      <ActionDialog
        open={confirming}
        onOpenChange={setConfirming}
        tone="neutral"
        title={t('all.confirmTitle')}
        description={t('all.confirmText')}
        confirmLabel={t('all.confirm')}
        action={async () => onSent((await mutateAsync(message.trim())).broadcast.id)}
        failed={t('all.failed')}
      />
    </form>
  )
}
