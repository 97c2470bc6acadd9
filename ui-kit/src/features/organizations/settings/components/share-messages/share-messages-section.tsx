import { useTranslation } from 'react-i18next'
import { labelMentions } from '../../../../../components/mentions/mention-labels.ts'
import {
  useFirstMentionNames,
  useMentionNames,
} from '../../../../../components/mentions/use-mention-names.ts'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import type { SectionProps } from '../section-head.tsx'
import { mentionsOf } from './share-messages.ts'
import { ShareMessagesForm } from './share-messages-form.tsx'
import { TemplatePreview } from './template-preview.tsx'

/** The messages that posts are shared with, in a form for those who may change them. */
export default function ShareMessagesSection({ organization }: SectionProps) {
  return organization.can.update ? (
    <EditedMessages organization={organization} />
  ) : (
    <ShareMessagesPreview organization={organization} />
  )
}

/** Both messages in their form, once the names of their mentions are loaded. */
function EditedMessages({ organization }: SectionProps) {
  const names = useFirstMentionNames(organization.id, mentionsOf(organization))
  if (names === undefined) return <Skeleton className="h-60 w-full" />
  return <ShareMessagesForm organization={organization} names={names} />
}

/** Both messages, read-only. */
function ShareMessagesPreview({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { publicShareMessage, slackShareMessage } = organization
  const mentioned = mentionsOf(organization)
  const names = useMentionNames(organization.id, mentioned)
  const shown = { organization, labels: { mentions: labelMentions(mentioned, names) } }
  return (
    <>
      <SectionCard title={t('messages.public')} description={t('messages.publicHint')}>
        <TemplatePreview {...shown} stored={publicShareMessage ?? ''} />
      </SectionCard>
      <SectionCard title={t('messages.chat')} description={t('messages.chatHint')}>
        <TemplatePreview {...shown} stored={slackShareMessage ?? ''} />
      </SectionCard>
    </>
  )
}
