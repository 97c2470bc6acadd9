import { useState } from 'react'

export interface PreviewPictureProps {
  src: string
}

/** The picture of a page, from the page's own server, which is not told where it is looked at. Decoration. */
export function PreviewPicture({ src }: PreviewPictureProps) {
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
