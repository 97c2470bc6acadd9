import { Paperclip, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  SUPPORT_FILE_TYPES,
  SUPPORT_ATTACHMENT_MAX_BYTES,
  SUPPORT_ATTACHMENTS_MAX,
} from '@fanfare/contract/moderation/rules/support.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { FileButton } from '../../../../primitives/file-button.tsx'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import type { useAttachments } from '../hooks/use-attachments.ts'
import { FileSize } from './file-size.tsx'

const ACCEPTED = [...SUPPORT_FILE_TYPES, '.txt', '.log']
const MEGABYTE = 1_048_576

export interface AttachmentPickerProps {
  attachments: ReturnType<typeof useAttachments>
  busy: boolean
}

/** The files of a request, and a button that adds one. */
export function AttachmentPicker({
  attachments: { files, error, add, remove },
  busy,
}: AttachmentPickerProps) {
  const { t } = useTranslation(['support', 'common'])
  const limits = { max: SUPPORT_ATTACHMENTS_MAX, size: SUPPORT_ATTACHMENT_MAX_BYTES / MEGABYTE }
  return (
    <fieldset aria-label={t('form.attachments')} className="flex min-w-0 flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-medium">{t('form.attachments')}</span>
        <span className="text-xs text-faint">{t('common:state.optional')}</span>
      </p>
      <ErrorNotice error={error} />
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {files.map((file) => (
            <li
              key={`${file.name}-${file.size}-${file.lastModified}`}
              className="flex items-center gap-2 px-3 py-1"
            >
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <FileSize bytes={file.size} />
              <IconButton
                size="sm"
                atEnd
                label={t('form.removeFile', { name: file.name })}
                icon={<X aria-hidden />}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton icon={<Paperclip aria-hidden />} accept={ACCEPTED} busy={busy} onPick={add}>
          {t('form.addFile')}
        </FileButton>
        <span className="text-sm text-faint">{t('form.filesHint', limits)}</span>
      </div>
    </fieldset>
  )
}
