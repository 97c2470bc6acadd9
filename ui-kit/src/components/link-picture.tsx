import { clsx } from 'clsx'
import { useState } from 'react'
import type { Picture } from '@fanfare/contract/posts/data/link_preview.ts'

export interface LinkPictureProps {
  picture: Picture
  large?: boolean
}

/** The picture of a linked page, in a space of its own. Decorative: title and description are next to it. */
export function LinkPicture({ picture: { url, width, height }, large = false }: LinkPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      className={clsx(
        'flex shrink-0 overflow-hidden rounded-md border border-line bg-sunken',
        large ? 'h-24 w-44 lg:w-full' : 'h-16 w-24',
      )}
    >
      {broken !== url && (
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(url)}
        />
      )}
    </span>
  )
}
