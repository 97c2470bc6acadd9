import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { WEBHOOK_EVENTS, type WebhookEventType } from '@fanfare/contract/notifications/rules/webhook.ts'
import { Checkbox } from '../../../../../primitives/checkbox.tsx'

export interface EventChoiceProps {
  value: readonly WebhookEventType[]
  onChange: (value: WebhookEventType[]) => void
  error: string | undefined
}

/** Which events a webhook receives. */
export function EventChoice({ value, onChange, error }: EventChoiceProps) {
  const { t } = useTranslation('webhooks')
  const id = useId()
  const toggle = (event: WebhookEventType, checked: boolean) =>
    onChange(checked ? [...value, event] : value.filter((other) => other !== event))
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-sm font-medium">{t('form.events')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={t(`events.${event}`)}
            description={event}
            checked={value.includes(event)}
            onChange={(checked) => toggle(event, checked)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
