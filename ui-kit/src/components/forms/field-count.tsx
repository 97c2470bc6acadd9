import type { ReactNode } from 'react'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { CountedHint } from '../length-count.tsx'

export interface FieldCountProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  max: number
  children?: ReactNode
}

/** The hint of a field of a form with the length of what is in it. */
export function FieldCount<Values extends FieldValues>({ control, name, ...hint }: FieldCountProps<Values>) {
  const text: unknown = useWatch({ control, name })
  return <CountedHint {...hint} length={String(text ?? '').trim().length} />
}
