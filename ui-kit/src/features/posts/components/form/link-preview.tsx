import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkPreview as Preview } from '@fanfare/contract/data/link_preview.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { linkPreviewQuery } from '../../api/link-queries.ts'

const FRAME = 'flex items-start gap-3 rounded-md border border-line bg-sunken p-3'

export interface LinkPreviewProps {
  /** A link the server accepts; empty while there is none. */
  url: string
}

/** Title, description and image of the linked page. They are optional, so a failure is no error. */
export function LinkPreview({ url }: LinkPreviewProps) {
  const { t } = useTranslation('posts')
  const { data, isPending } = useQuery(linkPreviewQuery(url))
  if (url === '') return null
  if (isPending) return <PreviewSkeleton label={t('preview.loading')} />
  if (!data?.preview) return <p className="text-sm text-faint">{t('preview.none')}</p>
  return <PreviewCard preview={data.preview} label={t('preview.label')} />
}

function PreviewCard({ preview, label }: { preview: Preview; label: string }) {
  const { url, title, description, siteName, imageUrl } = preview
  return (
    <figure aria-label={label} className={FRAME}>
      {imageUrl !== null && <PreviewImage key={imageUrl} src={imageUrl} />}
      <figcaption className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate text-xs text-muted">{siteName ?? new URL(url).hostname}</span>
        {title !== null && <span className="line-clamp-2 font-medium break-words">{title}</span>}
        {description !== null && (
          <span className="line-clamp-2 text-sm break-words text-muted">{description}</span>
        )}
      </figcaption>
    </figure>
  )
}

/** Decorative. Loaded from the page's own server, which gets no referrer. */
function PreviewImage({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="size-16 shrink-0 rounded-sm bg-ink/6 object-cover"
    />
  )
}

function PreviewSkeleton({ label }: { label: string }) {
  return (
    <output aria-label={label} className={FRAME}>
      <Skeleton className="size-16 shrink-0 rounded-sm" />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-4 w-full max-w-72" />
        <Skeleton className="h-3 w-full" />
      </span>
    </output>
  )
}
