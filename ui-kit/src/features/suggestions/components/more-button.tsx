import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../primitives/icon-button.tsx'

export interface MoreButtonProps extends Omit<
  ComponentProps<typeof IconButton>,
  'icon' | 'variant' | 'size'
> {
  /** In the bar of a phone, next to its widest button. */
  inBar?: 'low' | 'tall'
}

/** Opens a menu. */
export function MoreButton({ inBar, ...rest }: MoreButtonProps) {
  return (
    <IconButton
      {...rest}
      icon={<Ellipsis aria-hidden />}
      data-show-another={inBar && true}
      className={inBar === 'tall' ? 'order-first' : undefined}
      variant={inBar ? 'secondary' : 'ghost'}
      size={inBar ? 'lg' : 'sm'}
    />
  )
}
