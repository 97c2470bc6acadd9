import { ImageUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AVATAR_TYPES } from '@fanfare/contract/core/rules/limits.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { FileButton } from '../../../../primitives/file-button.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { useAvatar } from '../hooks/use-avatar.ts'

const MEGABYTE = 1_048_576

/** The picture of the user, and the buttons that change it. */
export function AvatarField() {
  const { t } = useTranslation('profile')
  const { name, avatarUrl } = useUser()
  const { preview, failure, maxBytes, uploading, sent, removing, upload, remove } = useAvatar()
  const busy = uploading || removing

  return (
    <>
      {failure !== null && <ErrorNotice {...failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={preview ?? avatarUrl} size={80} />
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <FileButton
              icon={<ImageUp aria-hidden />}
              accept={AVATAR_TYPES}
              busy={busy}
              onPick={(file) => void upload(file)}
            >
              {t(avatarUrl === null ? 'avatar.choose' : 'avatar.change')}
            </FileButton>
            {avatarUrl !== null && (
              <Button variant="ghost" busy={busy} onClick={() => void remove()}>
                {t('avatar.remove')}
              </Button>
            )}
          </div>
          <output className="text-sm text-faint">
            {uploading
              ? t('avatar.uploading')
              : t('avatar.hint', { size: +(maxBytes / MEGABYTE).toPrecision(2) })}
          </output>
          {uploading && <ProgressBar label={t('avatar.uploading')} value={sent} max={1} />}
        </div>
      </div>
    </>
  )
}
