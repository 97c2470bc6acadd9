import { useState } from 'react'
import {
  SUPPORT_FILE_TYPES,
  SUPPORT_ATTACHMENT_MAX_BYTES,
  SUPPORT_ATTACHMENTS_MAX,
} from '@fanfare/contract/moderation/rules/support.ts'
import { ApiError } from '../../../../client/api-error.ts'
import type { ErrorCode } from '@fanfare/contract/error_code.ts'

const TYPES: readonly string[] = SUPPORT_FILE_TYPES

/** The files of a request, checked as the server would before they are sent. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [error, setError] = useState<ApiError | null>(null)
  return {
    files,
    error,
    add: (file: File) => {
      const code = refusalOf(file, files.length)
      setError(code === null ? null : new ApiError({ code, status: 0, message: code }))
      if (code === null) setFiles([...files, file])
    },
    clear: () => {
      setError(null)
      setFiles([])
    },
    remove: (file: File) => {
      setError(null)
      setFiles(files.filter((other) => other !== file))
    },
  }
}

/** Files without a known type, such as logs, are left to the server. */
function refusalOf({ size, type }: File, count: number): ErrorCode | null {
  if (count === SUPPORT_ATTACHMENTS_MAX) return 'TOO_MANY_FILES'
  if (type !== '' && !TYPES.includes(type)) return 'SUPPORT_FILE_TYPE_INVALID'
  if (size > SUPPORT_ATTACHMENT_MAX_BYTES) return 'FILE_TOO_LARGE'
  return size === 0 ? 'FILE_EMPTY' : null
}
