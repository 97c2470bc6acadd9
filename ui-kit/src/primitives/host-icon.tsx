import { clsx } from 'clsx'
import { hostStyle } from './known-hosts.ts'

const SIZES = {
  20: 'size-5 text-[9px] rounded-[5px]',
  28: 'size-7 text-xs rounded-md',
  32: 'size-8 text-xs rounded-md',
  36: 'size-9 text-sm rounded-md',
} as const

export interface HostIconProps {
  /** The host of a link, without `www.`. */
  host: string
  /** Pixels. */
  size?: keyof typeof SIZES
}

/** The icon of a link's host. Decorative: the host is written next to it. */
export function HostIcon({ host, size = 32 }: HostIconProps) {
  const { symbol, color } = hostStyle(host)
  return (
    <span
      aria-hidden
      data-symbol={symbol}
      style={{ backgroundColor: color }}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center font-semibold text-white before:content-[attr(data-symbol)]',
        SIZES[size],
      )}
    />
  )
}
