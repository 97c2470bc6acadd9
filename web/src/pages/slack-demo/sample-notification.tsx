import { useTranslation } from 'react-i18next'
import { LogoMark } from '@fanfare/ui-kit/primitives/logo.tsx'
import { Sample } from './sample.tsx'

export interface SampleNotificationProps {
  active: boolean
}

/** A post as a Slack channel shows it. */
export function SampleNotification({ active }: SampleNotificationProps) {
  const { t } = useTranslation('slack-demo')
  return (
    <Sample caption={t('notification.caption')} active={active}>
      <p className="mb-3 text-sm text-muted">{t('notification.channel')}</p>
      <div className="flex gap-3">
        <LogoMark size={32} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">Fanfare</p>
          <p className="mt-0.5">{t('notification.text')}</p>
          <div className="mt-2 border-s-4 border-line-strong ps-3">
            <p className="font-medium text-accent-text">{t('sample.title')}</p>
            <p className="text-sm text-muted">{t('notification.left')}</p>
          </div>
        </div>
      </div>
    </Sample>
  )
}
