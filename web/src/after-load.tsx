import { useEffect } from 'react'
import { registerWorker } from './register-worker.ts'
import { UpdateNotice, type UpdateNoticeProps } from './update/update-notice.tsx'

/** What the web client does once its first page stands. */
export default function AfterLoad(props: UpdateNoticeProps) {
  useEffect(() => void registerWorker(), [])
  return <UpdateNotice {...props} />
}
