import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SupportAttachment } from '@fanfare/contract/moderation/data/support.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useSaveAttachment } from '../api/support-queries.ts'
import { FileSize } from './file-size.tsx'

/** An attachment, and the button that downloads it. */
export function AttachmentRow({ attachment }: { attachment: SupportAttachment }) {
  const { t } = useTranslation('support')
  const { filename, mimetype, size, url } = attachment
  const { mutateAsync, isPending } = useSaveAttachment(attachment)
  const download = useToastAction({
    action: mutateAsync,
    done: t('admin.downloaded', { name: filename }),
    failed: t('admin.downloadFailed'),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block break-words">{filename}</span>
        <span className="flex gap-2 text-sm text-faint">
          {mimetype} <FileSize bytes={size} />
        </span>
      </span>
      {url === null ? (
        <span className="text-sm text-faint">{t('admin.fileDeleted')}</span>
      ) : (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          busy={isPending}
          onClick={download}
          aria-label={t('admin.downloadNamed', { name: filename })}
        >
          {t('admin.download')}
        </Button>
      )}
    </li>
  )
}
