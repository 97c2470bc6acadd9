import type { LinkPreview } from '@fanfare/contract/data/link_preview.ts'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { PreviewPicture } from './preview-picture.tsx'

const FRAME = 'flex items-start gap-3 rounded-md border border-line bg-sunken p-3'

export interface LinkPreviewCardProps {
  preview: LinkPreview
  /** The name of the card. */
  label: string
}

/** A page in its own words: where it stands, what it is called, what it is about. */
export function LinkPreviewCard({ preview, label }: LinkPreviewCardProps) {
  const { url, title, description, siteName, imageUrl } = preview
  return (
    <figure aria-label={label} className={FRAME}>
      {imageUrl !== null && <PreviewPicture key={imageUrl} src={imageUrl} />}
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

/** The same while the page is being looked at. */
export function LinkPreviewSkeleton({ label }: { label: string }) {
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
