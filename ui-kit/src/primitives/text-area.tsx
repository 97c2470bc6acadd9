import { clsx } from 'clsx'
import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react'
import { useFieldControl } from './field-context.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with its text instead of scrolling. */
  autoGrow?: boolean
  /** Without a border, for a composer that has one. */
  bare?: boolean
}

/** A multi-line text field. */
export function TextArea({ autoGrow, bare, className, ref, rows = 3, ...rest }: TextAreaProps) {
  const wiring = useFieldControl(rest['aria-label'])
  const own = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => (autoGrow ? keepFitting(own.current) : undefined), [autoGrow])
  useLayoutEffect(() => {
    if (autoGrow) fit(own.current)
  })

  return (
    <textarea
      dir="auto"
      rows={rows}
      {...rest}
      {...wiring}
      ref={(node) => {
        own.current = node
        return passOn(ref, node)
      }}
      className={clsx(
        'field-text block w-full leading-5.5',
        bare
          ? 'bg-transparent outline-none placeholder:text-faint'
          : ['field-box px-2.5', rows === 1 ? 'min-h-8.5 py-1 pointer-coarse:py-2' : 'py-2'],
        autoGrow ? 'resize-none overflow-hidden' : 'resize-y',
        className,
      )}
    />
  )
}

// `field-sizing: content` would do this, but the oldest supported browser lacks it.
function fit(area: HTMLTextAreaElement | null): void {
  if (area === null) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

function keepFitting(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (area === null) return undefined
  const update = () => fit(area)
  update()
  area.addEventListener('input', update)
  return () => area.removeEventListener('input', update)
}

function passOn<Node>(ref: Ref<Node> | undefined, node: Node | null): void | (() => void) {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
  return undefined
}
