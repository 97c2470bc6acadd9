import { useTranslation } from 'react-i18next'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { ShareMessagesForm } from './share-messages-form.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { variableLabels } from './use-variable-labels.ts'

/** The messages a shared post comes with. */
export function ShareMessagesSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { update } = organization.can
  return (
    <>
      <SectionHead title={t('menu.shareMessages')} description={t('messages.text')} readOnly={!update} />
      {update ? (
        <ShareMessagesForm organization={organization} />
      ) : (
        <ShareMessagesPreview organization={organization} />
      )}
    </>
  )
}

/** Both messages, read-only. */
function ShareMessagesPreview({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { publicShareMessage, slackShareMessage } = organization
  const labels = variableLabels(t)
  return (
    <>
      <SectionCard title={t('messages.public')} description={t('messages.publicHint')}>
        <TemplatePreview stored={publicShareMessage ?? ''} labels={labels} />
      </SectionCard>
      <SectionCard title={t('messages.chat')} description={t('messages.chatHint')}>
        <TemplatePreview stored={slackShareMessage ?? ''} labels={labels} />
      </SectionCard>
    </>
  )
}
