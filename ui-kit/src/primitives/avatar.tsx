import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { initials, colorOf } from './avatar-fallback.ts'

const SIZES = {
  20: 'size-5 text-[9px]',
  24: 'size-6 text-[10px]',
  28: 'size-7 text-2xs',
  36: 'size-9 text-sm',
  80: 'size-20 text-2xl',
} as const

export interface AvatarProps {
  name: string
  src?: string | null
  /** Pixels. */
  size?: keyof typeof SIZES
  square?: boolean
}

/** A profile picture, initials without one, or a generic icon without a name. Decorative: the name is next to it or labels the button around it. */
export function Avatar({ name, src, size = 24, square }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shape = clsx('shrink-0 overflow-hidden', SIZES[size], square ? 'rounded-sm' : 'rounded-full')
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        className={clsx(shape, 'object-cover')}
        onError={() => setBroken(src)}
      />
    )
  }
  const shown = initials(name)
  // As text, the initials would become part of the accessible name of the surrounding button.
  return (
    <span
      aria-hidden
      data-initials={shown}
      style={{ backgroundColor: colorOf(name) }}
      className={clsx(
        shape,
        'inline-flex items-center justify-center font-semibold text-white before:content-[attr(data-initials)]',
      )}
    >
      {shown === '' && <UserRound className="size-3/5" />}
    </span>
  )
}
