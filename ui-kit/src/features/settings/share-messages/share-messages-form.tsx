import { useTranslation } from 'react-i18next'
import { SHARE_MESSAGE_MAX } from '@fanfare/contract/rules/limits.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { fits, type ShareMessages } from './share-messages.ts'
import { TemplateEditor } from './template-editor.tsx'
import { useShareMessages } from './use-share-messages.ts'

/** Both messages, saved together. */
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
