import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../primitives/icon-button.tsx'
import type { WithContent } from '../../../../primitives/late/late-content.tsx'
import { Menu } from '../../../../primitives/menu.tsx'

export interface MoreMenuProps extends Required<WithContent> {
  label: string
  children: ReactNode
}

/** The further actions on a post, behind three dots. */
export function MoreMenu(props: MoreMenuProps) {
  const icon = <Ellipsis aria-hidden />
  return <Menu {...props} trigger={<IconButton label={props.label} size="sm" atEnd icon={icon} />} />
}
