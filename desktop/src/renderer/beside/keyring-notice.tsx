import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '@fanfare/ui-kit/platform/platform-context.ts'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { useDesktop } from '../state/desktop-store.ts'

const TOLD_KEY = 'keyring_told'

/** Says once that a session will not outlive this run, to somebody who has just begun one. */
export function KeyringNotice() {
  const { t } = useTranslation('desktop')
  const { storage } = usePlatform()
  const { handle, lasting } = useDesktop()
  const [told, setTold] = useState(() => storage.get(TOLD_KEY) !== null)
  if (told || lasting || handle === null) return null
  const understand = () => {
    storage.set(TOLD_KEY, 'yes')
    setTold(true)
  }
  return (
    <aside className="fixed inset-x-4 bottom-4 z-50 rounded-md bg-raised shadow-pop sm:end-auto sm:w-96">
      <Notice
        tone="warn"
        title={t('keyring.title')}
        action={
          <Button size="sm" onClick={understand}>
            {t('keyring.understood')}
          </Button>
        }
      >
        {t('keyring.text')}
      </Notice>
    </aside>
  )
}
