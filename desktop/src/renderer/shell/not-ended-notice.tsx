import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hostOf } from '../host-of.ts'
import { useDesktop } from '../desktop-store.ts'
import { DismissibleNotice } from './dismissible-notice.tsx'

/** Shows until dismissed that a forgotten server has not ended the session of this computer. */
export function NotEndedNotice() {
  const { t } = useTranslation('desktop')
  const address = useDesktop(({ notEndedAt }) => notEndedAt)
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (address === null || address === dismissed) return null
  return (
    <DismissibleNotice title={t('notEnded.title')} onDismiss={() => setDismissed(address)}>
      {t('notEnded.text', { host: hostOf(address) })}
    </DismissibleNotice>
  )
}
