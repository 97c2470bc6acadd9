import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useController } from 'react-hook-form'
import {
  SUPPORT_PRIORITIES,
  SUPPORT_TITLE_MAX,
  SUPPORT_DESCRIPTION_MAX,
} from '@fanfare/contract/moderation/rules/support.ts'
import { DialogActions } from '../../../../components/dialog-actions.tsx'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { FieldCount } from '../../../../components/forms/field-count.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { useSession } from '../../../../platform/session/use-session.ts'
import type { useAttachments } from '../hooks/use-attachments.ts'
import { useCaptcha } from '../hooks/use-captcha.ts'
import { useSupportForm, type SupportValues } from '../hooks/use-support-form.ts'
import { AttachmentPicker } from './attachment-picker.tsx'
import { CaptchaStatus } from './captcha-status.tsx'
import { ContactFields } from './contact-fields.tsx'

export interface SupportFormProps {
  /** What was entered before the form was closed. */
  kept: RefObject<SupportValues>
  attachments: ReturnType<typeof useAttachments>
  onDone: () => void
  onCancel: () => void
}

/** A support request: contact, message, priority, and files. The input stays when it cannot be sent. */
export function SupportForm({ kept, attachments, onDone, onCancel }: SupportFormProps) {
  const { t } = useTranslation(['support', 'common'])
  const { user } = useSession()
  const captcha = useCaptcha(user === null)
  const [sent, setSent] = useState(0)
  const state = useSupportForm({
    user,
    captcha,
    files: attachments.files,
    kept,
    onProgress: setSent,
    onDone,
  })
  const { form, busy } = state
  const { field: priority } = useController({ control: form.control, name: 'priority' })
  const { errors } = form.formState
  return (
    <ServerForm state={state} failed={t('form.failed')}>
      <ContactFields form={form} email={user?.email} />
      <Field
        label={t('form.title')}
        error={errors.title?.message}
        hint={<FieldCount control={form.control} name="title" max={SUPPORT_TITLE_MAX} />}
      >
        <TextInput {...form.register('title')} maxLength={SUPPORT_TITLE_MAX} required />
      </Field>
      <Field
        label={t('form.description')}
        error={errors.description?.message}
        hint={<FieldCount control={form.control} name="description" max={SUPPORT_DESCRIPTION_MAX} />}
      >
        <TextArea {...form.register('description')} rows={5} required />
      </Field>
      <Field label={t('form.priority')}>
        <Select
          label={t('form.priority')}
          value={priority.value}
          onChange={priority.onChange}
          options={SUPPORT_PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
        />
      </Field>
      <AttachmentPicker attachments={attachments} busy={busy} />
      <CaptchaStatus state={captcha.state} isAwaited={captcha.isAwaited} onRetry={captcha.renew} />
      {busy && attachments.files.length > 0 && (
        <ProgressBar value={sent} max={1} label={t('form.uploading')} />
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('form.submit')}
        </Button>
      </DialogActions>
    </ServerForm>
  )
}
