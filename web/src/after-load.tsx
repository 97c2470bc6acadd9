import { useEffect } from 'react'
import { loadForcedColors } from './forced-colors.ts'
import { registerWorker } from './register-worker.ts'
import { UpdateNotice, type UpdateNoticeProps } from './update/update-notice.tsx'

/** What the web client does once its first page stands. */
export default function AfterLoad(props: UpdateNoticeProps) {
  useEffect(() => {
    loadForcedColors()
    void registerWorker()
  }, [])
  return <UpdateNotice {...props} />
}
