import { Ellipsis } from 'lucide-react'
import { use, type ComponentProps } from 'react'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { SubjectContext } from '../../../primitives/subject-context.ts'

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
      aria-describedby={use(SubjectContext)}
      {...rest}
      icon={<Ellipsis aria-hidden />}
      data-show-another={inBar && true}
      className={inBar === 'tall' ? 'order-first' : undefined}
      atEnd={!inBar}
      variant={inBar ? 'secondary' : 'ghost'}
      size={inBar ? 'lg' : 'sm'}
    />
  )
}
