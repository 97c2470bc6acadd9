import { RecoveredNotice } from '../components/recovered-notice.tsx'
import { TooOldNotice } from '../components/too-old-notice.tsx'
import { KeyringNotice } from './keyring-notice.tsx'
import { NotEndedNotice } from './not-ended-notice.tsx'
import { CannotSaveNotice, UnreadableFilesNotice } from './storage-notices.tsx'

/** Limitations of this computer, and recovered claims, in a corner of the window. */
export function DeviceNotices() {
  return (
    <aside className="fixed inset-x-4 bottom-4 z-50 flex flex-col gap-2 *:shadow-pop empty:hidden sm:end-auto sm:w-96">
      <TooOldNotice />
      <RecoveredNotice />
      <CannotSaveNotice />
      <UnreadableFilesNotice />
      <NotEndedNotice />
      <KeyringNotice />
    </aside>
  )
}
