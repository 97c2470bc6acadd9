import { RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LinkPicture } from '../../../../../components/link-picture.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { TextArea } from '../../../../../primitives/text-area.tsx'
import type { PostDraft } from './post-schema.ts'
import type { CheckedLink } from './use-link-check.ts'
import { useLinkDetails, type LinkDetails } from './use-link-details.ts'

export interface LinkPreviewProps {
  form: UseFormReturn<PostDraft>
  link: CheckedLink
}

/** Picture and description of the linked page, as the post will show them. They are optional, so a failure is no error. */
export function LinkPreview({ form, link }: LinkPreviewProps) {
  const { t } = useTranslation('posts')
  const details = useLinkDetails(form, link)
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
  return <PreviewCard form={form} stored={link.stored} details={details} />
}

const hostOf = (url: string) => (url === '' ? '' : new URL(url).hostname)

interface PreviewCardProps {
  form: UseFormReturn<PostDraft>
  stored: string
  details: LinkDetails
}

function PreviewCard({ form, stored, details }: PreviewCardProps) {
  const { t } = useTranslation('posts')
  const { preview, status, description, removeDescription, fetchAgain } = details
  return (
    <figure
      aria-label={t('preview.label')}
      className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3"
    >
      <div className="flex items-start gap-3">
        <PreviewPicture details={details} />
        <figcaption className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="truncate text-xs text-muted">
            {preview?.siteName ?? hostOf(preview?.url ?? stored)}
          </span>
          {preview?.title && <span className="line-clamp-2 font-medium break-words">{preview.title}</span>}
          {details.pictureStatus === 'failed' && (
            <span className="text-sm text-muted">{t('preview.pictureFailed')}</span>
          )}
        </figcaption>
        <IconButton
          label={t('preview.fetchAgain')}
          icon={<RotateCw aria-hidden />}
          size="sm"
          variant="ghost"
          disabled={status === 'loading' || details.pictureStatus === 'loading'}
          onClick={fetchAgain}
        />
      </div>
      <div className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <Field label={t('preview.description')} error={form.formState.errors.linkDescription?.message}>
            <TextArea autoGrow rows={2} {...form.register('linkDescription')} />
          </Field>
        </div>
        {description !== '' && (
          <IconButton
            label={t('preview.removeDescription')}
            icon={<X aria-hidden />}
            variant="ghost"
            onClick={removeDescription}
          />
        )}
      </div>
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
    <output aria-label={label} className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3">
      <span className="flex items-start gap-3">
        <Skeleton className="h-16 w-24 shrink-0 rounded-md" />
        <span className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-4 w-full max-w-72" />
        </span>
      </span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-15 w-full" />
    </output>
  )
}
