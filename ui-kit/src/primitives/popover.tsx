import { LatePopup } from './late/late-popup.tsx'
import { lateCode } from './late/late-code.ts'
import type { PopoverProps } from './late/popover-popup.tsx'

/** What a popover is made of. */
export const popoverCode = lateCode(() => import('./late/popover-popup.tsx'))

/** A popover anchored to its trigger. */
export function Popover({ trigger, ...popover }: PopoverProps) {
  const { open, onOpenChange } = popover
  return (
    <LatePopup late={popoverCode} opens="dialog" trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {({ PopoverPopup }, standIn) => <PopoverPopup {...popover} trigger={standIn} />}
    </LatePopup>
  )
}
