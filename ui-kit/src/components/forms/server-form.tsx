import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Notice } from '../../primitives/notice.tsx'
import type { ServerForm as ServerFormState } from './use-server-form.ts'

export interface ServerFormProps<Values extends FieldValues> {
  state: ServerFormState<Values>
  /** What did not work, above the reason. */
  failed?: string
  /** Replaces the notice; null shows none. */
  problem?: ReactNode
  /** The fields are not disabled while it is sent but set their own `readOnly`, so that the focus stays in them. */
  keepsFocus?: boolean
  /** Replaces the gap between the fields. */
  className?: string
  children: ReactNode
}

/** The form around its fields: disabled while it is sent, with the problem that belongs to no field above them. */
export function ServerForm<Values extends FieldValues>(props: ServerFormProps<Values>) {
  const { state, failed, problem, keepsFocus, className = 'gap-4', children } = props
  const notice = state.problem !== undefined && (
    <Notice tone="danger" title={failed}>
      {state.problem}
    </Notice>
  )
  return (
    <form noValidate onSubmit={state.submit}>
      <fieldset disabled={state.busy && !keepsFocus} className={clsx('flex min-w-0 flex-col', className)}>
        {problem === undefined ? notice : problem}
        {children}
      </fieldset>
    </form>
  )
}
