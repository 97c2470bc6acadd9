import { useMemo } from 'react'
import { LatePopup } from './late/late-popup.tsx'
import { lateCode, withContent } from './late/late-code.ts'
import type { WithContent } from './late/late-content.tsx'
import type { PopoverProps } from './late/popover-popup.tsx'

/** The code of a popover. */
export const popoverCode = lateCode(() => import('./late/popover-popup.tsx'))

/** A popover anchored to its trigger. */
export function Popover({ trigger, content, ...popover }: PopoverProps & WithContent) {
  const { open, onOpenChange } = popover
  const late = useMemo(() => withContent(popoverCode, content), [content])
  return (
    <LatePopup late={late} opens="dialog" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ PopoverPopup }, standIn) => <PopoverPopup {...popover} trigger={standIn} />}
    </LatePopup>
  )
}
