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
  const missed = useRef<Missed>({ isPressed: false, isHovered: false })
  // The user does not wait for it yet: a failure shows at the press.
  const approach = () => void request().catch(() => undefined)
  const near = {
    onFocus: approach,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      missed.current.isHovered = pointerType !== 'touch'
      approach()
    },
    onPointerLeave: () => void (missed.current.isHovered = false),
  }
  const press = () => {
    missed.current.isPressed = true
    request().catch(() => {
      missed.current.isPressed = false
      reportFailedPart()
    })
  }

  return (
    <>
      <HostedTrigger
        host={host}
        trigger={trigger as ReactElement<Record<string, unknown>>}
        before={opens ? { 'aria-haspopup': opens, 'aria-expanded': false, ...near, onClick: press } : near}
        onReady={() => repeat(missed.current, host.element!)}
      />
      {code !== null && children(code, <StandIn host={host} />)}
    </>
  )
}

/** What has happened to a control before its popup was mounted. */
interface Missed {
  isPressed: boolean
  isHovered: boolean
}

/** Lets the popup know what it was mounted for. */
function repeat(missed: Missed, control: HTMLElement): void {
  const { isPressed, isHovered } = missed
  missed.isPressed = missed.isHovered = false
  // A browser ignores a click that is made while it still dispatches another one of the same element.
  if (isPressed) return void setTimeout(() => control.click())
  if (isHovered) {
    control.dispatchEvent(new MouseEvent('mouseenter'))
    control.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }
  if (control === document.activeElement) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
