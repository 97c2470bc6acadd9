import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { toast } from '../../primitives/toast.tsx'
import { useFetchExport } from './api/profile-mutations.ts'

const FILE_NAME = 'fanfare-export.zip'

/** Fetches everything about this person and saves it as a file. */
export function useExport() {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { saveFile } = usePlatform()
  const { mutateAsync, isPending } = useFetchExport()
  const [failure, setFailure] = useState<string | null>(null)

  const download = async () => {
    setFailure(null)
    try {
      const outcome = await saveFile(FILE_NAME, await mutateAsync())
      if (outcome === 'saved') toast('success', t('export.done'))
      if (outcome === 'failed') setFailure(t('export.failedText'))
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return { download, busy: isPending, failure }
}
