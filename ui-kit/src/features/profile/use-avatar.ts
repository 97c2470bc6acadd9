import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { toast } from '../../primitives/toast.tsx'
import { useRemoveAvatar, useUploadAvatar } from './api/profile-mutations.ts'
import { readPicture, refusalOf } from './avatar-file.ts'

interface Failure {
  title: string
  reason: string
}

/** Changing one's picture: what was picked is shown at once, and taken back when the server refuses it. */
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
