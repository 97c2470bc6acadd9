import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { focusField } from './focus-field.ts'
import { useFailure, type ErrorPlaces, type Failure } from './use-failure.ts'

/**
 * Milliseconds until an error is shown after blur. It shifts the layout, and a button that is being clicked must not
 * move.
 */
export const ERROR_DELAY_MS = 200

interface FormSetup<Values extends FieldValues> {
  schema?: GenericSchema<Values, Values>
  defaultValues?: DefaultValues<Values>
  /** Values that follow the server; edited fields keep their input. */
  values?: Values
  /** When a field is validated: on submit, or also on blur. */
  mode?: 'onSubmit' | 'onTouched'
}

export interface ServerFormOptions<Values extends FieldValues, Answer>
  extends FormSetup<Values>, ErrorPlaces<Values> {
  /** The field that is focused at first, with its value selected. */
  autoFocus?: FieldPath<Values>
  /** Sends the values. An error is shown at its field or at the form. */
  send: (values: Values) => Promise<Answer>
  /** Called with the response, unless the form has been unmounted. */
  onSuccess?: (answer: Answer, form: UseFormReturn<Values>) => void
}

export interface ServerForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  submit: (event?: FormEvent) => void
  /** Sends values that differ from those in the fields. */
  sendValues: (values: Values) => void
  /** The request is pending. */
  busy: boolean
  /** The message of an error that belongs to no field. */
  problem: string | undefined
  /** The error of the last attempt. */
  error: unknown
  /** Clears the last error. */
  clearError: () => void
}

/** The state of a form that is sent to the server: validation, one request at a time, and errors at their field. */
export function useServerForm<Values extends FieldValues, Answer = unknown>(
  options: ServerFormOptions<Values, Answer>,
): ServerForm<Values> {
  const { autoFocus, send, onSuccess } = options
  const describe = useFailure(options)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure<Values> | null>(null)
  // The second click of a double click comes before the render that disables the fields.
  const submitting = useRef(false)
  const mounted = useMounted()
  const form = useForm<Values>(formProps(options))
  const { control, setError } = form

  useLayoutEffect(() => {
    if (autoFocus === undefined) return undefined
    const before = document.activeElement
    // Later: a dialog first notes which element had the focus, to return it.
    const timer = setTimeout(() => {
      const { activeElement } = document
      // Unless the user is in another field already.
      if (activeElement === before || !activeElement?.matches('input, textarea'))
        focusField(control, autoFocus)?.select()
    })
    return () => clearTimeout(timer)
  }, [control, autoFocus])
  useKeptFocus(busy)

  // After the render in which the fields are enabled again: a disabled field takes no focus.
  useEffect(() => {
    failure?.placed.forEach(({ field, message, rule }, index) =>
      setError(field, { message, type: rule }, { shouldFocus: index === 0 }),
    )
  }, [failure, setError])

  const deliver = async (values: Values) => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await send(values)
      if (mounted.current) onSuccess?.(answer, form)
    } catch (error) {
      setFailure(describe(error))
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (submitting.current) return
    submitting.current = true
    await form
      .handleSubmit(deliver)(event)
      .finally(() => (submitting.current = false))
  }

  return {
    form,
    submit: (event) => void submit(event),
    sendValues: (values) => void deliver(values),
    busy,
    problem: failure?.problem,
    error: failure?.error ?? null,
    clearError: () => setFailure(null),
  }
}

function formProps<Values extends FieldValues>(setup: FormSetup<Values>): UseFormProps<Values> {
  const { schema, mode, defaultValues, values } = setup
  return {
    resolver: schema && standardSchemaResolver(schema),
    mode,
    delayError: mode === 'onTouched' ? ERROR_DELAY_MS : undefined,
    ...(defaultValues && { defaultValues }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
  }
}

/** Gives the focus back to what had it before the fields were disabled. */
function useKeptFocus(busy: boolean): void {
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (busy && document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    if (!busy && document.activeElement === document.body) focused.current?.focus()
  }, [busy])
}

function useMounted() {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  return mounted
}
