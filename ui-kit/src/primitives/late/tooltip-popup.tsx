import { Tooltip as Base } from '@base-ui/react/tooltip'
import { use, type ReactElement } from 'react'
import { useStore } from 'zustand'
import { Kbd } from '../kbd.tsx'
import { useLandmark } from './use-landmark.ts'
import { createWarmth, delayOf, TooltipWarmthContext, warm } from './tooltip-warmth.ts'

export interface TooltipProps {
  label: string
  shortcut?: string
  /** The control, which needs its own accessible name. */
  children: ReactElement
}

const NO_GROUP = createWarmth()

/** The popup of a tooltip. */
export function TooltipPopup({ label, shortcut, children: trigger }: TooltipProps) {
  const group = use(TooltipWarmthContext)
  const { isWarm } = useStore(group ?? NO_GROUP)
  const { landmark, triggerRef } = useLandmark()
  return (
    <Base.Root onOpenChange={(isShown) => group && warm(group, isShown)}>
      <Base.Trigger ref={triggerRef} delay={delayOf(isWarm)} render={trigger} />
      <Base.Portal container={landmark}>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup flex items-center gap-2 rounded-md! px-2 py-1 text-xs">
            {label}
            {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
