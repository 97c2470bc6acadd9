import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'
import { DialogActions } from '../../../../../components/dialog-actions.tsx'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { TextInput } from '../../../../../primitives/text-input.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useChangeWebhook, useCreateWebhook } from '../../api/webhook-queries.ts'
import { EventChoice } from './event-choice.tsx'
import { toRequest, webhookSchema, webhookValues, type WebhookValues } from './webhook-schema.ts'

export interface WebhookFormProps {
  organizationId: string
  /** The webhook to change; absent for a new one. */
  webhook?: Webhook
  /** Called when it is saved, with the secret of a new one. */
  onSaved: (secret?: string) => void
  onCancel: () => void
}

/** The address, the events and the description of a webhook. */
export function WebhookForm(props: WebhookFormProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const state = useWebhookForm(props)
  const { control, register, formState } = state.form
  const { field } = useController({ control, name: 'events' })
  const isNew = props.webhook === undefined
  return (
    <ServerForm state={state} failed={t(isNew ? 'add.failed' : 'edit.failed')} className="gap-5">
      <Field label={t('form.address')} hint={t('form.addressHint')} error={formState.errors.url?.message}>
        <TextInput
          {...register('url')}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('form.description')}
        optional={t('common:state.optional')}
        error={formState.errors.description?.message}
      >
        <TextInput {...register('description')} autoComplete="off" />
      </Field>
      <EventChoice value={field.value} onChange={field.onChange} error={formState.errors.events?.message} />
      <DialogActions>
        <Button variant="ghost" onClick={props.onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={state.busy}>
          {isNew ? t('add.save') : t('common:actions.save')}
        </Button>
      </DialogActions>
    </ServerForm>
  )
}

/** A new webhook, or the changes of one. */
function useWebhookForm({ organizationId, webhook, onSaved }: WebhookFormProps) {
  const { t } = useTranslation('webhooks')
  const create = useCreateWebhook(organizationId)
  const change = useChangeWebhook(organizationId, webhook?.id ?? '')
  return useServerForm<WebhookValues, string | undefined>({
    schema: webhookSchema(t),
    defaultValues: webhookValues(webhook),
    autoFocus: webhook === undefined ? 'url' : undefined,
    errorFields: { WEBHOOK_ADDRESS_REFUSED: 'url' },
    send: async (values) => {
      const request = toRequest(values)
      if (webhook === undefined) return (await create.mutateAsync(request)).secret
      await change.mutateAsync(request)
      return undefined
    },
    onSuccess: (secret) => {
      if (webhook !== undefined) toast('success', t('edit.done'))
      onSaved(secret)
    },
  })
}
