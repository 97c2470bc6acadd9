import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { useDesktop } from '../desktop-store.ts'
import { DismissibleNotice } from './dismissible-notice.tsx'

/** Shows that nothing can be saved on this computer, for as long as that is so. */
export function CannotSaveNotice() {
  const { t } = useTranslation('desktop')
  const { saves, folder } = useDesktop(({ storage }) => storage)
  if (saves) return null
  return (
    <Notice tone="warn" title={t('storage.cannotSave')}>
      {t('storage.cannotSaveText', { folder })}
    </Notice>
  )
}

/** Names the files that could not be read at the start, until it is dismissed. */
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
