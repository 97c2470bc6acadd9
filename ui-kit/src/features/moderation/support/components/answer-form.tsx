import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { SupportRequestDetails } from '@fanfare/contract/moderation/data/support.ts'
import { SUPPORT_ANSWER_MAX } from '@fanfare/contract/moderation/rules/support.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { FieldCount } from '../../../../components/forms/field-count.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useAnswer, useClose } from '../api/support-queries.ts'

export interface AnswerFormProps {
  request: Pick<SupportRequestDetails, 'id' | 'reachesRequester'>
}

/** Answers an open request, or closes it without an answer. */
export function AnswerForm({ request: { id, reachesRequester } }: AnswerFormProps) {
  const { t } = useTranslation('support')
  const answering = useAnswer(id)
  const closing = useClose(id)
  const state = useServerForm({
    schema: v.object({
      answer: v.pipe(
        visibleText(t('admin.answerRequired')),
        v.maxLength(SUPPORT_ANSWER_MAX, t('form.tooLong', { max: SUPPORT_ANSWER_MAX })),
      ),
      close: v.boolean(),
    }),
    defaultValues: { answer: '', close: true },
    send: async (values) => {
      await answering.mutateAsync(values)
      toast('success', t('admin.answered'))
    },
    onSuccess: (_, form) => form.reset(),
  })
  const close = useToastAction({
    action: () => closing.mutateAsync(),
    done: t('admin.closed'),
    failed: t('admin.closeFailed'),
  })
  const { form, busy } = state
  const { field: closeToo } = useController({ control: form.control, name: 'close' })
  return (
    <ServerForm state={state} failed={t('admin.answerFailed')}>
      {!reachesRequester && <Notice tone="warn">{t('admin.notMailed')}</Notice>}
      <Field
        label={t('admin.answer')}
        error={form.formState.errors.answer?.message}
        hint={<FieldCount control={form.control} name="answer" max={SUPPORT_ANSWER_MAX} />}
      >
        <TextArea {...form.register('answer')} rows={5} />
      </Field>
      <Checkbox label={t('admin.closeToo')} checked={closeToo.value} onChange={closeToo.onChange} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={closing.isPending} onClick={close}>
          {t('admin.close')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('admin.send')}
        </Button>
      </div>
    </ServerForm>
  )
}
