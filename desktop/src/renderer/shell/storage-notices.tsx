import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesktop } from '../desktop-store.ts'
import { DismissibleNotice } from './dismissible-notice.tsx'

/** Shows until dismissed that nothing can be saved on this computer; the tray keeps showing it. */
export function CannotSaveNotice() {
  const { t } = useTranslation('desktop')
  const { saves, folder } = useDesktop(({ storage }) => storage)
  const [dismissed, setDismissed] = useState(false)
  // A later failure shows the notice again.
  if (saves && dismissed) setDismissed(false)
  if (saves || dismissed) return null
  return (
    <DismissibleNotice title={t('storage.cannotSave')} onDismiss={() => setDismissed(true)}>
      {t('storage.cannotSaveText', { folder })}
    </DismissibleNotice>
  )
}

/** Names the unreadable files found at the start, until dismissed. */
export function UnreadableFilesNotice() {
  const { t } = useTranslation('desktop')
  const { unreadable, folder } = useDesktop(({ storage }) => storage)
  const [dismissed, setDismissed] = useState(0)
  if (unreadable.length <= dismissed) return null
  return (
    <DismissibleNotice
      title={t('storage.unreadable', { count: unreadable.length })}
      onDismiss={() => setDismissed(unreadable.length)}
    >
      {t('storage.unreadableText', { files: unreadable.join(', '), folder })}
    </DismissibleNotice>
  )
}
