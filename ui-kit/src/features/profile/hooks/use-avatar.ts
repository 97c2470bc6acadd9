import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@fanfare/contract/rules/limits.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { toast } from '../../../primitives/toast.tsx'
import { useRemoveAvatar, useUploadAvatar } from '../api/profile-queries.ts'

interface Failure {
  title: string
  reason: string
}

/** Uploads and removes the avatar. The picked file is previewed until the server has answered. */
export function useAvatar() {
  const { t } = useTranslation(['profile', 'errors'])
  const errorText = useErrorText()
  const uploading = useUploadAvatar()
  const removing = useRemoveAvatar()
  const [preview, setPreview] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const upload = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal !== null) return setFailure({ title: t('avatar.failed'), reason: t(`errors:${refusal}`) })
    setFailure(null)
    setPreview(await readPicture(file))
    try {
      await uploading.mutateAsync(file)
      toast('success', t('avatar.uploaded'))
    } catch (error) {
      setFailure({ title: t('avatar.failed'), reason: errorText(error) })
    }
    setPreview(null)
  }

  const remove = async () => {
    setFailure(null)
    try {
      await removing.mutateAsync()
      toast('success', t('avatar.removed'))
    } catch (error) {
      setFailure({ title: t('avatar.removeFailed'), reason: errorText(error) })
    }
  }

  return { preview, failure, uploading: uploading.isPending, removing: removing.isPending, upload, remove }
}

const TYPES: readonly string[] = AVATAR_TYPES

type AvatarRefusal = 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE'

/** Why a file is refused as an avatar, by type and size alone; null when it is accepted. */
function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): AvatarRefusal | null {
  if (!TYPES.includes(type)) return 'INVALID_FILE_TYPE'
  return size > AVATAR_MAX_BYTES ? 'FILE_TOO_LARGE' : null
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
