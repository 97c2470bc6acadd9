import { useState, type ReactNode } from 'react'
import { lateCode } from './late/late-code.ts'
import { LatePopup } from './late/late-popup.tsx'
import { createWarmth, TooltipWarmthContext } from './late/tooltip-warmth.ts'
import type { TooltipProps } from './late/tooltip-popup.tsx'

/** Tooltips of neighbors: once one is shown, the others appear without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [warmth] = useState(createWarmth)
  return <TooltipWarmthContext value={warmth}>{children}</TooltipWarmthContext>
}

/** The code of a tooltip. */
export const tooltipCode = lateCode(() => import('./late/tooltip-popup.tsx'))

/** The label of an icon-only control, shown on hover and focus. */
export function Tooltip({ children: trigger, ...tooltip }: TooltipProps) {
  return (
    <LatePopup late={tooltipCode} trigger={trigger}>
      {({ TooltipPopup }, standIn) => <TooltipPopup {...tooltip}>{standIn}</TooltipPopup>}
    </LatePopup>
  )
}
