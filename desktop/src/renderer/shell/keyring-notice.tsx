import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { useDesktop } from '../desktop-store.ts'
import { DismissibleNotice } from './dismissible-notice.tsx'

const DISMISSED_KEY = 'keyring_told'

/** Shows once that the session will not survive a restart, because there is no keyring. */
export function KeyringNotice() {
  const { t } = useTranslation('desktop')
  const { storage } = usePlatform()
  const { sessionHandle, sessionPersists } = useDesktop()
  const [dismissed, setDismissed] = useState(() => storage.get(DISMISSED_KEY) !== null)
  if (dismissed || sessionPersists || sessionHandle === null) return null
  const dismiss = () => {
    storage.set(DISMISSED_KEY, 'yes')
    setDismissed(true)
  }
  return (
    <DismissibleNotice title={t('keyring.title')} onDismiss={dismiss}>
      {t('keyring.text')}
    </DismissibleNotice>
  )
}
