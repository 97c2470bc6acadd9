import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { SHARE_MESSAGE_MAX } from '@fanfare/contract/rules/limits.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { toast } from '../../../../primitives/toast.tsx'
import { useUpdateOrganization } from '../../api/organization-mutations.ts'
import type { SectionProps } from '../section-head.tsx'
import { changesOf, fits, MESSAGES, editableMessages, type ShareMessages } from './share-messages.ts'
import { TemplateEditor } from './template-editor.tsx'
import { useVariableLabels } from './use-variable-labels.ts'

/** Edits both messages and saves them together. */
export function ShareMessagesForm({ organization }: SectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const errorText = useErrorText()
  const { labels, messages, changed, valid, busy, error, change, cancel, save } =
    useShareMessages(organization)
  const editor = (name: keyof ShareMessages) => ({
    labels,
    value: messages[name],
    onChange: (text: string) => change(name, text),
    error: fits(messages[name], labels) ? undefined : t('messages.long', { max: SHARE_MESSAGE_MAX }),
  })

  return (
    <fieldset disabled={busy} className="flex min-w-0 flex-col gap-6">
      {error !== null && (
        <Notice tone="danger" title={t('updateFailed')}>
          {errorText(error)}
        </Notice>
      )}
      <Card>
        <TemplateEditor
          {...editor('publicShareMessage')}
          label={t('messages.public')}
          hint={t('messages.publicHint')}
        />
      </Card>
      <Card>
        <TemplateEditor
          {...editor('slackShareMessage')}
          label={t('messages.chat')}
          hint={t('messages.chatHint')}
        />
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={!changed} onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
        <Button variant="primary" busy={busy} disabled={!changed || !valid} onClick={save}>
          {t('messages.save')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The state of the form. An update from the server does not overwrite what was typed. */
function useShareMessages(organization: Organization) {
  const { t } = useTranslation('settings')
  const labels = useVariableLabels()
  const saved = editableMessages(organization, labels)
  const [draft, setDraft] = useState<Partial<ShareMessages>>({})
  const { mutate, isPending, error, reset } = useUpdateOrganization(organization.id)
  const messages = { ...saved, ...draft }
  const changes = changesOf(saved, messages, labels)
  const changed = Object.keys(changes).length > 0

  const change = (name: keyof ShareMessages, text: string) => setDraft({ ...draft, [name]: text })
  const cancel = () => {
    setDraft({})
    reset()
  }
  const save = () =>
    mutate(changes, {
      onSuccess: () => {
        setDraft({})
        toast('success', t('updated'))
      },
    })

  return {
    labels,
    messages,
    changed,
    valid: MESSAGES.every((name) => fits(messages[name], labels)),
    busy: isPending,
    error,
    change,
    cancel,
    save,
  }
}
