import { RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkPicture } from '../../../../../components/link-picture.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import type { CheckedLink } from './use-link-check.ts'
import type { LinkDetails } from './use-link-details.ts'

export interface LinkPreviewProps {
  link: CheckedLink
  details: LinkDetails
}

/** Picture and description of the linked page, as the post will show them. They are optional, so a failure is no error. */
export function LinkPreview({ link, details }: LinkPreviewProps) {
  const { t } = useTranslation('posts')
  const { picture, description, status, fetchAgain } = details
  const isEmpty = picture === null && description === ''
  // Clearing the field does not remove it.
  const [wasEmpty] = useState(isEmpty)
  if (status === 'loading' && isEmpty) return <PreviewSkeleton label={t('preview.loading')} />
  if (link.usable === '' && link.stored === '') return null
  if (status === 'none' && isEmpty) return <p className="text-sm text-faint">{t('preview.none')}</p>
  if (status === 'idle' && isEmpty && wasEmpty)
    return (
      <Button size="sm" className="self-start" icon={<RotateCw aria-hidden />} onClick={fetchAgain}>
        {t('preview.fetch')}
      </Button>
    )
  return <PreviewCard stored={link.stored} details={details} />
}

const hostOf = (url: string) => (url === '' ? '' : new URL(url).hostname)

interface PreviewCardProps {
  stored: string
  details: LinkDetails
}

function PreviewCard({ stored, details }: PreviewCardProps) {
  const { t } = useTranslation('posts')
  const { preview, status, description, pictureStatus, fetchAgain } = details
  return (
    <figure
      aria-label={t('preview.label')}
      className="flex items-start gap-3 rounded-md border border-line bg-sunken p-3"
    >
      <PreviewPicture details={details} />
      <figcaption className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate text-xs text-muted">
          {preview?.siteName ?? hostOf(preview?.url ?? stored)}
        </span>
        <span dir="auto" className="line-clamp-2 break-words">
          {description || preview?.title}
        </span>
        {pictureStatus === 'failed' && (
          <span className="text-sm text-muted">{t('preview.pictureFailed')}</span>
        )}
      </figcaption>
      <IconButton
        label={t('preview.fetchAgain')}
        icon={<RotateCw aria-hidden />}
        size="sm"
        variant="ghost"
        disabled={status === 'loading' || pictureStatus === 'loading'}
        onClick={fetchAgain}
      />
    </figure>
  )
}

function PreviewPicture({ details: { picture, pictureStatus, removePicture } }: { details: LinkDetails }) {
  const { t } = useTranslation('posts')
  if (pictureStatus === 'loading') return <Skeleton className="h-16 w-24 shrink-0 rounded-md" />
  if (picture === null) return null
  return (
    <div className="relative shrink-0">
      <LinkPicture picture={picture} />
      <div className="absolute -end-2 -top-2">
        <IconButton
          label={t('preview.removePicture')}
          icon={<X aria-hidden />}
          size="sm"
          variant="secondary"
          onClick={removePicture}
        />
      </div>
    </div>
  )
}

function PreviewSkeleton({ label }: { label: string }) {
  return (
    <output aria-label={label} className="flex items-start gap-3 rounded-md border border-line bg-sunken p-3">
      <Skeleton className="h-16 w-24 shrink-0 rounded-md" />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </span>
    </output>
  )
}
