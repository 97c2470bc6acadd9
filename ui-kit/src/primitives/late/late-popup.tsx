import { useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { reportFailedPart } from '../../platform/failed-part.ts'
import type { LateCode } from './late-code.ts'
import { HostedTrigger, StandIn, TriggerHost } from './trigger-host.tsx'
import { useLateCode } from './use-late-code.ts'

export interface LatePopupProps<Code> {
  late: LateCode<Code>
  /** The content opened by a press; nothing where the popup only describes its trigger. */
  opens?: 'menu' | 'dialog'
  trigger: ReactElement
  /** Opened from outside. */
  open?: boolean
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Renders the popup with its code, and with the stand-in for the trigger. */
  children: (code: Code, trigger: ReactElement) => ReactNode
}

/**
 * A control with a popup whose code loads when the page is idle. The popup is mounted when the pointer or the focus comes to
 * the control, or with the first press, which then opens it as soon as the code has loaded.
 */
export function LatePopup<Code extends object>(props: LatePopupProps<Code>) {
  const { late, opens, trigger, open = false, onOpenChange, children } = props
  const { code, request } = useLateCode(late, open, () => onOpenChange?.(false))
  const [host] = useState(() => new TriggerHost())
  /** What has happened to the trigger before its popup was mounted. */
  const missed = useRef<'press' | 'hover' | null>(null)
  // The user does not wait for it yet: a failure shows at the press.
  const approach = () => void request().catch(() => undefined)
  const near = {
    onFocus: approach,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') missed.current ??= 'hover'
      approach()
    },
    onPointerLeave: () => {
      if (missed.current === 'hover') missed.current = null
    },
  }
  const press = () => {
    missed.current = 'press'
    request().catch(() => {
      missed.current = null
      reportFailedPart()
    })
  }
  const repeatMissed = () => {
    const trigger = host.element!
    // A browser ignores a click that is made while it still dispatches another one of the same element.
    if (missed.current === 'press') setTimeout(() => trigger.click())
    else if (missed.current === 'hover') {
      trigger.dispatchEvent(new MouseEvent('mouseenter'))
      trigger.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    } else if (trigger === document.activeElement)
      trigger.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    missed.current = null
  }

  return (
    <>
      <HostedTrigger
        host={host}
        trigger={trigger as ReactElement<Record<string, unknown>>}
        before={opens ? { 'aria-haspopup': opens, 'aria-expanded': false, ...near, onClick: press } : near}
        onReady={repeatMissed}
      />
      {code !== null && children(code, <StandIn host={host} />)}
    </>
  )
}
