import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FailureNotice } from '../error-notice.tsx'
import type { ServerForm as ServerFormState } from './use-server-form.ts'

export interface ServerFormProps<Values extends FieldValues> {
  state: ServerFormState<Values>
  /** The title of an error, shown above its reason. */
  failed?: string
  /** Replaces the error notice; null shows none. */
  problem?: ReactNode
  /** Keeps the fields enabled while the form is sent, so that they keep the focus; they set `readOnly` themselves. */
  keepsFocus?: boolean
  /** Replaces the gap between the fields. */
  className?: string
  children: ReactNode
}

/** A form whose fields are disabled while it is sent, with a notice above them for errors that belong to no field. */
export function ServerForm<Values extends FieldValues>(props: ServerFormProps<Values>) {
  const { state, failed, problem, keepsFocus, className = 'gap-4', children } = props
  const notice = state.problem !== undefined && <FailureNotice title={failed} text={state.problem} />
  return (
    <form noValidate onSubmit={state.submit}>
      <fieldset disabled={state.busy && !keepsFocus} className={clsx('flex min-w-0 flex-col', className)}>
        {problem === undefined ? notice : problem}
        {children}
      </fieldset>
    </form>
  )
}
