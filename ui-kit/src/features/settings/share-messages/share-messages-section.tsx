import { useTranslation } from 'react-i18next'
import { SectionHead } from '../components/section-head.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { ShareMessagesForm } from './share-messages-form.tsx'
import { ShareMessagesReading } from './share-messages-reading.tsx'

/** What is written around a post when somebody shares it. */
export function ShareMessagesSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { update } = organization.can
  return (
    <>
      <SectionHead title={t('menu.shareMessages')} description={t('messages.text')} readOnly={!update} />
      {update ? (
        <ShareMessagesForm organization={organization} />
      ) : (
        <ShareMessagesReading organization={organization} />
      )}
    </>
  )
}
