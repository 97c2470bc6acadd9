import { clsx } from 'clsx'
import { markOf } from './host-look.ts'

const SIZES = {
  20: 'size-5 text-[9px] rounded-[5px]',
  28: 'size-7 text-xs rounded-md',
  32: 'size-8 text-xs rounded-md',
  36: 'size-9 text-sm rounded-md',
} as const

export interface HostMarkProps {
  /** The host of a link, without `www.`. */
  host: string
  /** Pixels. */
  size?: keyof typeof SIZES
}

/** Where a link leads, at a glance. Decoration: the host is written beside it. */
export function HostMark({ host, size = 32 }: HostMarkProps) {
  const { sign, color } = markOf(host)
  return (
    <span
      aria-hidden
      data-sign={sign}
      style={{ backgroundColor: color }}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center font-semibold text-white before:content-[attr(data-sign)]',
        SIZES[size],
      )}
    />
  )
}
