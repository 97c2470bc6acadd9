import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'

export type TextInputProps = ComponentProps<'input'>

/** A single-line text field. */
export function TextInput({ className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest['aria-label'])
  return (
    <input
      type="text"
      dir="auto"
      {...rest}
      {...wiring}
      className={clsx('field-box field-text control w-full px-2.5', className)}
    />
  )
}
