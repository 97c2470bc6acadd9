import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@fanfare/contract/core/rules/limits.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { toast } from '../../../../primitives/toast.ts'
import { profileQuery, useRemoveAvatar, useUploadAvatar } from '../api/profile-queries.ts'

/** Uploads and removes the avatar. The picked file is previewed until the server has answered. */
export function useAvatar() {
  const { t } = useTranslation('profile')
  const [sent, setSent] = useState(0)
  const uploading = useUploadAvatar(setSent)
  const removing = useRemoveAvatar()
  const { data } = useQuery(profileQuery())
  const maxBytes = data?.avatarMaxBytes ?? AVATAR_MAX_BYTES
  const [preview, setPreview] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ title: string; error: unknown } | null>(null)

  const upload = async (file: File) => {
    setFailure(null)
    setSent(0)
    try {
      checkFile(file, maxBytes)
      setPreview(await readPicture(file))
      await uploading.mutateAsync(file)
      toast('success', t('avatar.uploaded'))
    } catch (error) {
      setFailure({ title: t('avatar.failed'), error })
    }
    setPreview(null)
  }

  const remove = async () => {
    setFailure(null)
    try {
      await removing.mutateAsync()
      toast('success', t('avatar.removed'))
    } catch (error) {
      setFailure({ title: t('avatar.removeFailed'), error })
    }
  }

  return {
    preview,
    failure,
    maxBytes,
    uploading: uploading.isPending,
    /** How much of the picture has been uploaded, from 0 to 1. */
    sent,
    removing: removing.isPending,
    upload,
    remove,
  }
}

const TYPES: readonly string[] = AVATAR_TYPES

/** Refuses a file as the server would, before it is sent. */
function checkFile({ type, size }: Pick<File, 'type' | 'size'>, maxBytes: number): void {
  if (!TYPES.includes(type)) throw refusal('INVALID_FILE_TYPE')
  if (size > maxBytes) throw refusal('FILE_TOO_LARGE', { maxBytes })
}

function refusal(code: 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE', details?: { maxBytes: number }): ApiError {
  return new ApiError({ code, status: 0, message: code, details })
}

/** Reads a file as a data URL; null when it cannot be read. The page's CSP forbids blob URLs. */
function readPicture(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(file)
  })
}
