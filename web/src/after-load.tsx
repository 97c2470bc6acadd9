import { useEffect } from 'react'
import { loadForcedColors } from './forced-colors.ts'
import { registerWorker } from './register-worker.ts'
import { UpdateNotice, type UpdateNoticeProps } from './update/update-notice.tsx'

/** Effects of the web client that run once its first page has loaded. */
export default function AfterLoad(props: UpdateNoticeProps) {
  useEffect(() => {
    loadForcedColors()
    void registerWorker()
  }, [])
  return <UpdateNotice {...props} />
}
