import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { SHARE_MESSAGE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { ServerForm } from '../../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../../components/forms/use-server-form.ts'
import type { MentionNames } from '../../../../../components/mentions/mention-labels.ts'
import { Button } from '../../../../../primitives/button.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { toast } from '../../../../../primitives/toast.ts'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'
import { changesOf, editableMessages, fits, type ShareMessages } from './share-messages.ts'
import { TemplateEditor, type TemplateEditorProps } from './template-editor.tsx'
import type { TemplateLabels } from './template-labels.ts'
import { useTemplateLabels } from './use-template-labels.ts'

export interface ShareMessagesFormProps extends SectionProps {
  /** The current names of the mentioned users and channels. */
  names: MentionNames
}

/** Edits both messages and saves them together. */
export function ShareMessagesForm({ organization, names }: ShareMessagesFormProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { labels, onMention } = useTemplateLabels(organization, names)
  const { state, changed, cancel } = useShareMessagesForm(organization, labels)
  const source = { organization, labels, onMention }
  const { form, busy } = state
  const { control } = form
  return (
    <ServerForm state={state} failed={t('updateFailed')} className="gap-6">
      <MessageField
        {...source}
        control={control}
        name="publicShareMessage"
        label={t('messages.public')}
        hint={t('messages.publicHint')}
      />
      <MessageField
        {...source}
        control={control}
        name="slackShareMessage"
        label={t('messages.chat')}
        hint={t('messages.chatHint')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" disabled={!changed} onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!changed}>
          {t('messages.save')}
        </Button>
      </div>
    </ServerForm>
  )
}

interface MessageFieldProps extends Pick<TemplateEditorProps, 'organization' | 'labels' | 'onMention'> {
  control: Control<ShareMessages>
  name: keyof ShareMessages
  label: string
  hint: string
}

/** One message, validated while typing. */
function MessageField({ control, name, ...editor }: MessageFieldProps) {
  const { t } = useTranslation('settings')
  const { field } = useController({ control, name })
  const tooLong = !fits(field.value, editor.labels)
  return (
    <Card>
      <TemplateEditor
        {...editor}
        value={field.value}
        onChange={field.onChange}
        fieldRef={field.ref}
        error={tooLong ? t('messages.long', { max: SHARE_MESSAGE_MAX }) : undefined}
      />
    </Card>
  )
}

/** Sends only the messages that have changed. */
function useShareMessagesForm(organization: Organization, labels: TemplateLabels) {
  const { t } = useTranslation('settings')
  const { mutateAsync } = useUpdateOrganization(organization.id)
  const saved = editableMessages(organization, labels)
  const long = t('messages.long', { max: SHARE_MESSAGE_MAX })
  const short = v.pipe(
    v.string(),
    v.check((shown) => fits(shown, labels), long),
  )
  const restore = (messages: ShareMessages) => state.form.reset(messages, { keepDirtyValues: false })

  const state = useServerForm<ShareMessages, Organization>({
    schema: v.object({ publicShareMessage: short, slackShareMessage: short }),
    values: saved,
    send: async (messages) => (await mutateAsync(changesOf(saved, messages, labels))).organization,
    onSuccess: (answer) => {
      restore(editableMessages(answer, labels))
      toast('success', t('updated'))
    },
  })
  const messages = useWatch({ control: state.form.control, compute: (values: ShareMessages) => values })

  return {
    state,
    changed: Object.keys(changesOf(saved, messages, labels)).length > 0,
    cancel: () => {
      restore(saved)
      state.clearError()
    },
  }
}
