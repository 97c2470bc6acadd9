import { useTranslation } from 'react-i18next'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { useDesktop } from '../desktop-store.ts'
import { hostOf } from '../host-of.ts'

/** Says that the chosen server needs a newer client. */
export function TooOldNotice() {
  const { t } = useTranslation('desktop')
  const { server, tooOldFor, version } = useDesktop()
  const needed = server === null ? undefined : tooOldFor[server]
  if (server === null || needed === undefined) return null
  return (
    <Notice tone="danger" title={t('tooOld.title')}>
      {t('tooOld.text', { host: hostOf(server), needed, version })}
    </Notice>
  )
}
