import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { useDesktop } from '../desktop-store.ts'

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
    <Notice
      tone="warn"
      title={t('keyring.title')}
      action={
        <Button size="sm" onClick={dismiss}>
          {t('keyring.understood')}
        </Button>
      }
    >
      {t('keyring.text')}
    </Notice>
  )
}
